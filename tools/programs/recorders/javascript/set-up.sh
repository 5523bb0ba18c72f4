#!/bin/bash
# Installs the readers of JavaScript into the folder $1, and the Nodes that run them.
set -e
command -v npm >/dev/null || exit 3
cp package.json package-lock.json load.mjs "$1"
cd "$1"
if ! npm ci --ignore-scripts --no-audit --no-fund --loglevel error; then
  # Does the registry answer at all?
  npm ping --loglevel silent >/dev/null || exit 3
  exit 1
fi
