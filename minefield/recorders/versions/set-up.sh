#!/bin/bash
# The Python into which releases of its libraries are installed one by one, with a pip that tells when they were published.
set -e
command -v "${PYTHON:-python3}" >/dev/null || exit 3
"${PYTHON:-python3}" -m venv "$1"
"$1/bin/pip" install --quiet --disable-pip-version-check --require-hashes -r requirements.txt || exit 3
