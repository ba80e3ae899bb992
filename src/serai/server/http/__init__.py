"""HTTP below the routes: middleware, connection limits, static pages, compression."""
