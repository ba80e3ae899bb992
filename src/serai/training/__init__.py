"""Training: examples from self-play, generations of learned numbers, data sets."""
