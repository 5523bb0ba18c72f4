#!/usr/bin/env bash
# Installs one reader of the JVM, with the jars that it needs: install.sh FOLDER READER [RELEASE]. Without a release it is that of
# pom.xml. The status is 3 if the registry cannot be reached, or there is no such release.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
folder=$1 reader=$2 release=${3:-}
java=${JAVA_NEWEST:-/usr/lib/jvm/temurin-25-jdk-amd64}
[ -x "$java/bin/javac" ] || java=$(dirname "$(dirname "$(readlink -f "$(command -v javac || exit 3)")")")
rm -rf "$folder" && mkdir -p "$folder/classes"
if [ "$reader" != java-http ]; then
  profile=$reader
  # Releases of OkHttp before 5 have no artifact of their own for the JVM.
  case "$reader $release" in "okhttp "[34].*) profile=okhttp-before-5 ;; esac
  mvn --quiet --batch-mode --file "$here/pom.xml" --activate-profiles "$profile" ${release:+"-D$reader=$release"} \
    dependency:copy-dependencies -DincludeScope=runtime "-DoutputDirectory=$folder" || exit 3
fi
case $reader in
  java-http) main=JavaHttp ;;
  pekko-http) main=PekkoHttp ;;
  tomcat) main=TomcatTarget ;;
  *) main=${reader^} ;;
esac
"$java/bin/javac" -nowarn -encoding UTF-8 -cp "$folder/*" -d "$folder/classes" "$here/Protocol.java" "$here/$main.java"
