/** The readers of Rust: crates, all in one program, which the set `rust` builds. */

import type { Program } from "../program.ts";
import { installed } from "../sets.ts";

const rust = (id: string) =>
  ({ id, language: "Rust", command: [installed("rust", "urikit-readers"), id] }) as const;

const resolves = { resolves: true, dials: false };
const dials = { resolves: false, dials: true, linksC: true } as const;

export const RUST: readonly Program[] = [
  { ...rust("url"), ...resolves },
  { ...rust("fluent-uri"), ...resolves },
  { ...rust("iri-string"), ...resolves },
  { ...rust("uriparse"), ...resolves },
  { ...rust("http-uri"), ...dials },
  { ...rust("reqwest"), ...dials },
  { ...rust("ureq"), ...dials },
];
