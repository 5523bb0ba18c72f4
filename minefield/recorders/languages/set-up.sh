#!/bin/bash
# Installs languages of Debian with their libraries of URIs, and compiles the recorders that are compiled into the folder $1.
set -e
apt-get update > /dev/null || exit 3
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends erlang-base elixir ghc libghc-network-uri-dev \
  ocaml-nox ocaml-findlib liburi-ocaml-dev libmojolicious-perl libio-socket-ssl-perl ruby ruby-addressable lua5.4 lua-socket tcl tcllib gcc libc6-dev \
  > /dev/null || exit 3

cp Haskell.hs ocaml.ml "$1"
cd "$1"
version=$(ghc-pkg field network-uri version --simple-output)
ghc -v0 -O -cpp "-DVERSION_network_uri=\"$version\"" -package network-uri -o haskell Haskell.hs
printf 'let number = "%s"\n' "$(ocamlfind query -format '%v' uri)" > version.ml
ocamlfind ocamlopt -package uri -linkpkg -o ocaml version.ml ocaml.ml
