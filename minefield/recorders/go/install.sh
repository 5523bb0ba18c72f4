#!/usr/bin/env bash
# Builds net/url as a release of Go has it: install.sh FOLDER RELEASE, such as 1.21.13. The toolchain is a module, golang.org/toolchain.
# The status is 3 if there is no Go, or the toolchain cannot be had.
set -euo pipefail
recorders=$(cd "$(dirname "$0")/.." && pwd)
folder=$1 release=$2
command -v go > /dev/null || exit 3
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
cd "$recorders" # no go.mod is there or above: what a release does by itself is not changed by an older one
export GOTOOLCHAIN=go$release GOFLAGS=
go version > /dev/null || exit 3
go build -o "$folder/net-url" net-url.go
