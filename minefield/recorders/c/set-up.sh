#!/bin/bash
# Installs Debian's libraries of C and C++, and compiles a recorder for each into the folder that is given.
set -e
apt-get update > /dev/null || exit 3
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends gcc g++ libc6-dev pkg-config \
  liburiparser-dev libglib2.0-dev libsoup-3.0-dev libapr1-dev libaprutil1-dev libhttp-parser-dev libevent-dev \
  libpq-dev libboost-url1.81-dev libpoco-dev libssl-dev qtbase5-dev > /dev/null || exit 3

# compiled NAME FLAGS: a recorder of C.
compiled() {
  name=$1
  shift
  gcc -O1 -Wall -Wextra -D_GNU_SOURCE -o "$folder/$name" "$name.c" "$@"
}

# compiled_plus NAME FLAGS: a recorder of C++.
compiled_plus() {
  name=$1
  shift
  g++ -O1 -Wall -Wextra -fPIC -o "$folder/$name" "$name.cpp" "$@"
}

folder=$1
compiled uriparser $(pkg-config --cflags --libs liburiparser)
compiled glib $(pkg-config --cflags --libs glib-2.0)
compiled soup $(pkg-config --cflags --libs libsoup-3.0)
compiled apr $(pkg-config --cflags --libs apr-1 apr-util-1)
compiled http-parser -lhttp_parser
compiled libevent $(pkg-config --cflags --libs libevent)
compiled libpq $(pkg-config --cflags --libs libpq)
compiled_plus boost -lboost_url
compiled_plus poco -lPocoNetSSL -lPocoCrypto -lPocoNet -lPocoFoundation
compiled_plus qt $(pkg-config --cflags --libs Qt5Core Qt5Network)
