/** Libraries of C and C++, as Debian has them: the set `c`. */

import type { Program } from "../program.ts";
import { installed } from "../sets.ts";

const onlyReads = { resolves: false, dials: false };
const onlyResolves = { resolves: true, dials: false };
const clientOfC = { dials: true, linksC: true } as const;

const command = (name: string) => [installed("c", name)] as const;

export const C: readonly Program[] = [
  { id: "uriparser", language: "C", command: command("uriparser"), ...onlyResolves },
  { id: "glib", language: "C", command: command("glib"), ...onlyResolves },
  { id: "libsoup", language: "C", command: command("soup"), resolves: false, ...clientOfC },
  { id: "apr", language: "C", command: command("apr"), ...onlyReads },
  { id: "http-parser", language: "C", command: command("http-parser"), ...onlyReads },
  { id: "libevent", language: "C", command: command("libevent"), ...onlyReads },
  { id: "libpq", language: "C", command: command("libpq"), ...onlyReads },
  { id: "boost-url", language: "C++", command: command("boost"), ...onlyResolves },
  { id: "poco", language: "C++", command: command("poco"), resolves: true, ...clientOfC },
  { id: "qt", language: "C++", command: command("qt"), resolves: true, ...clientOfC },
];
