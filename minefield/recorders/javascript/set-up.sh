#!/bin/bash
# Installs the readers of JavaScript into the folder $1, and the Nodes that run them.
exec bash ../npm-set-up.sh "$1" ci
