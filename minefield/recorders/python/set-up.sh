#!/bin/bash
# Installs the readers of Python into the folder $1, a virtual environment. PYTHON names another Python than python3.
set -e
command -v "${PYTHON:-python3}" >/dev/null || exit 3
"${PYTHON:-python3}" -m venv "$1"
if ! "$1/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: --require-hashes -r requirements.txt; then
  # Does the registry answer at all?
  "$1/bin/pip" download --quiet --disable-pip-version-check --no-deps --dest "$1/registry" idna || exit 3
  exit 1
fi
