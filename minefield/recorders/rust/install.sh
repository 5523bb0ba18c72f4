#!/usr/bin/env bash
# Builds the readers of Rust: install.sh FOLDER [CRATE RELEASE]. With a crate it builds only that one, at this release. Otherwise it
# builds all, as Cargo.lock has them. The status is 3 if there is no cargo, or the registry cannot be reached.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
folder=$1 crate=${2:-} release=${3:-}
command -v cargo > /dev/null || exit 3
rm -rf "$folder/build" && mkdir -p "$folder/build"
cd "$folder/build"
cp -r "$here/Cargo.toml" "$here/src" .
if [ -n "$crate" ]; then
  # Without the others, which may need another release of it.
  sed -i -e "/^\[features\]/,/^$/d" -e "/^base64 = /! { /^[a-z0-9-]* = \(\"=\|{\)/d }" Cargo.toml
  printf '[features]\n%s = ["dep:%s"]\n' "$crate" "$crate" >> Cargo.toml
  sed -i "s/^base64 = .*/&\n$crate = { version = \"=$release\", optional = true }/" Cargo.toml
  cargo generate-lockfile --quiet || exit 3
else
  # Cargo.lock is kept without the place of the registry, which cargo knows.
  cargo generate-lockfile --quiet || exit 3
  place=$(grep --max-count=1 '^source = ' Cargo.lock)
  awk -v place="$place" '/^checksum = / { print place } { print }' "$here/Cargo.lock" > Cargo.lock.whole
  mv Cargo.lock.whole Cargo.lock
fi
cargo fetch --quiet --locked || exit 3
cargo build --quiet --release --locked --target-dir "$folder/target" ${crate:+--no-default-features --features "$crate"}
cp "$folder/target/release/urikit-readers" "$folder/urikit-readers"
rm -rf "$folder/target"
