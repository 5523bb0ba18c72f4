#!/usr/bin/env bash
# Builds the readers of Rust, as Cargo.lock has them: set-up.sh FOLDER.
set -euo pipefail
exec "$(dirname "$0")/install.sh" "$1"
