#!/usr/bin/env bash
# Installs the readers of the JVM, and holds the jars to their hashes: set-up.sh FOLDER.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
command -v mvn > /dev/null || exit 3
for reader in galimatias httpclient5 iri3986 java-http jetty ktor netty okhttp pekko-http spring tomcat vertx; do
  "$here/install.sh" "$1/$reader" "$reader"
done
cd "$1"
sha256sum --quiet --check "$here/jars.sha256"
