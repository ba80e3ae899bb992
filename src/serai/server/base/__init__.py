"""What every part of the server uses: limits, signing, logs, metrics, errors. It knows no table and no route."""
