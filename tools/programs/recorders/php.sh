# What PHP reads, and what its wrapper of http and https dials, as a library sees it that is loaded before others.
command -v php >/dev/null || exit 3
folder=$(mktemp -d)
cc -shared -fPIC -o "$folder/dialled.so" dialled.c -ldl || exit 3
DIALLED="$folder/dialled" LD_PRELOAD="$folder/dialled.so" php php.php
status=$?
rm -r "$folder"
exit $status
