/** PHP as builds for WebAssembly: the set `php`. Without sockets, it dials nothing. */

import type { Program } from "../program.ts";
import { installed } from "../sets.ts";

const onlyResolves = { resolves: true, dials: false };

const command = (version: string, reader: string) =>
  [process.execPath, "php/php.mjs", installed("php", ""), version, reader] as const;

export const PHP: readonly Program[] = [
  {
    id: "php@8.5",
    language: "PHP",
    command: command("8.5", "parse_url"),
    resolves: false,
    dials: false,
  },
  { id: "php-rfc3986", language: "PHP", command: command("8.5", "Rfc3986"), ...onlyResolves },
  { id: "php-whatwg", language: "PHP", command: command("8.5", "WhatWg"), ...onlyResolves },
];
