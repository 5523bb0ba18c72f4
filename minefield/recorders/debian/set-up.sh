#!/bin/bash
# Installs the programs of Debian that recorders of this folder ask: libcurl, PHP, Ruby, Perl, Python's libraries, Go and
# Chromium, and the compiler by which they are seen dialling. Python's libraries are those of /usr/bin/python3, and Go is
# /usr/bin/go: they are asked with PYTHON=/usr/bin/python3, and with /usr/bin before others in PATH.
set -e
apt-get update > /dev/null || exit 3
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends libcurl4 php-cli ruby perl liburi-perl libwww-perl \
  python3 python3-urllib3 python3-requests python3-yarl python3-rfc3986 golang-go default-jdk-headless chromium gcc libc6-dev \
  > /dev/null || exit 3
