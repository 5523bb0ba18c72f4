/** Ruby as builds for WebAssembly: the set `ruby`. Without sockets, it dials nothing. */

import type { Program } from "../program.ts";
import { installed } from "../sets.ts";

const onlyResolves = { resolves: true, dials: false };

const command = (version: string, reader: string) =>
  [process.execPath, "ruby/ruby.mjs", installed("ruby", ""), version, reader] as const;

export const RUBY: readonly Program[] = [
  { id: "ruby@3.4", language: "Ruby", command: command("3.4", "parse"), ...onlyResolves },
  { id: "ruby@4.0", language: "Ruby", command: command("4.0", "parse"), ...onlyResolves },
  { id: "ruby-rfc2396", language: "Ruby", command: command("4.0", "rfc2396"), ...onlyResolves },
];
