#!/bin/bash
# Installs the engine of SQL into the folder $1. Its lockfile has no engines of platforms that the registry had not: npm ci would
# refuse it.
exec bash ../npm-set-up.sh "$1" install
