#!/bin/bash
# Installs Debian's wget, wget2 and git, and puts into the folder that is given what sees them dial: dialled.c as a library, and
# a certificate for the server to which they are led.
set -e
apt-get update > /dev/null || exit 3
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends wget wget2 git python3 gcc libc6-dev openssl \
  > /dev/null || exit 3
gcc -O1 -Wall -shared -fPIC -o "$1/dialled.so" ../dialled.c -ldl
openssl req -x509 -newkey rsa:2048 -nodes -days 36500 -subj /CN=minefield -keyout "$1/key.pem" -out "$1/certificate.pem" 2> /dev/null
