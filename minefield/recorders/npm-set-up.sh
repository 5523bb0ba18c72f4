#!/bin/bash
# Installs a set of npm into the folder $1 by the command of npm $2: what its lockfile names, and what loads it.
set -e
command -v npm >/dev/null || exit 3
cp package.json package-lock.json load.mjs "$1"
cd "$1"
if ! npm "$2" --ignore-scripts --no-audit --no-fund --loglevel error; then
  # Does the registry answer at all?
  npm ping --loglevel silent >/dev/null || exit 3
  exit 1
fi
