#!/usr/bin/env node
// The command `uri`. npm links only what is there when it installs, and the command is built later.
require("../dist/main.js");
