#!/usr/bin/env bash
# Builds the readers of Go, as go.sum has them, and net/url of an older Go: set-up.sh FOLDER.
set -euo pipefail
cd "$(dirname "$0")"
command -v go > /dev/null || exit 3
go mod download || exit 3
GOFLAGS=-mod=readonly go build -o "$1/readers" .
./install.sh "$1/1.21" 1.21.13
