#!/bin/bash
# Installs the engine of SQL into the folder $1. Its lockfile has no engines of platforms that the registry had not: npm ci would
# refuse it.
set -e
command -v npm > /dev/null || exit 3
cp package.json package-lock.json load.mjs "$1"
cd "$1"
if ! npm install --ignore-scripts --no-audit --no-fund --loglevel error; then
  # Does the registry answer at all?
  npm ping --loglevel silent > /dev/null || exit 3
  exit 1
fi
