#!/bin/bash
# Installs Debian's proxies. The recorder starts them itself, on this machine alone: they need not run as services.
set -e
apt-get update > /dev/null || exit 3
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends nginx apache2-bin haproxy squid python3 > /dev/null \
  || exit 3
