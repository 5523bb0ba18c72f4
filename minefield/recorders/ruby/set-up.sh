#!/bin/bash
# Installs the builds of Ruby into the folder $1.
exec bash ../npm-set-up.sh "$1" ci
