/** The readers of Go: `net/url` of two releases, with the client of `net/http`, and the modules of the set `go`. */

import type { Program } from "../program.ts";
import { installed } from "../sets.ts";

const go = { language: "Go" } as const;
const modules = installed("go", "readers");

export const GO: readonly Program[] = [
  { id: "go", ...go, command: ["go", "run", "net-url.go"], resolves: true, dials: true },
  { id: "go@1.21", ...go, command: [installed("go", "1.21/net-url")], resolves: true, dials: true },
  { id: "go-request", ...go, command: [modules, "go-request"], resolves: false, dials: false },
  { id: "fasthttp", ...go, command: [modules, "fasthttp"], resolves: true, dials: true },
  { id: "whatwg-go", ...go, command: [modules, "whatwg-go"], resolves: true, dials: false },
  { id: "fredbi-uri", ...go, command: [modules, "fredbi-uri"], resolves: false, dials: false },
];
