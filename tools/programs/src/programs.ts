/**
 * The programs that are asked, and the recorder for each; `recorders` has one file for each language, and `readers` one for
 * each set that comes from a registry.
 */

import { C } from "./readers/c.ts";
import { CLIENTS } from "./readers/clients.ts";
import { LANGUAGES } from "./readers/languages.ts";
import { PHP } from "./readers/php.ts";
import { PROXIES } from "./readers/proxies.ts";
import { RUBY } from "./readers/ruby.ts";
import { SQL } from "./readers/sql.ts";
import type { Language } from "./recording.ts";

export interface Program {
  readonly id: string;
  /** The language in which it is used, and its recorder written. */
  readonly language: Language;
  readonly command: readonly [program: string, ...args: string[]];
  readonly resolves: boolean;
  readonly dials: boolean;
  /** Whether it looks up and connects by the C library, so that `recorders/dialled.c` sees what it dials. */
  readonly linksC?: true;
}

const python = process.env.PYTHON ?? "python3";

/** It finds no name in an empty list of hosts, and asks no server. */
const java = ["java", "-Djdk.net.hosts.file=no-hosts", "Recorder.java"] as const;

const javascript = { language: "JavaScript" } as const;
const inPython = { language: "Python" } as const;
const both = { resolves: true, dials: true };
const onlyResolves = { resolves: true, dials: false };
const onlyDials = { resolves: false, dials: true };
const linksC = { linksC: true } as const;

export const PROGRAMS: readonly Program[] = [
  { id: "chromium", ...javascript, command: [process.execPath, "chromium.mjs"], ...onlyResolves },
  { id: "node", ...javascript, command: [process.execPath, "javascript.mjs", "node"], ...both },
  { id: "undici", ...javascript, command: [process.execPath, "javascript.mjs", "undici"], ...onlyDials },
  {
    id: "whatwg-url",
    ...javascript,
    command: [process.execPath, "javascript.mjs", "whatwg-url"],
    ...onlyResolves,
  },
  { id: "curl", language: "C", command: [python, "curl.py"], ...both, ...linksC },
  { id: "go", language: "Go", command: ["go", "run", "main.go"], ...both },
  { id: "java-uri", language: "Java", command: [...java, "uri"], ...onlyResolves },
  { id: "java-url", language: "Java", command: [...java, "url"], ...both },
  { id: "php", language: "PHP", command: ["php", "php.php"], ...onlyDials, ...linksC },
  { id: "urllib", ...inPython, command: [python, "python.py", "urllib"], ...both, ...linksC },
  { id: "urllib3", ...inPython, command: [python, "python.py", "urllib3"], ...onlyDials, ...linksC },
  { id: "requests", ...inPython, command: [python, "python.py", "requests"], ...onlyDials, ...linksC },
  { id: "yarl", ...inPython, command: [python, "python.py", "yarl"], ...onlyResolves },
  { id: "rfc3986", ...inPython, command: [python, "python.py", "rfc3986"], ...onlyResolves },
  { id: "ruby", language: "Ruby", command: ["ruby", "ruby.rb"], ...both, ...linksC },
  { id: "perl", language: "Perl", command: ["perl", "perl.pl"], ...both, ...linksC },
  { id: "node-legacy", ...javascript, command: [process.execPath, "javascript.mjs", "node-legacy"], ...both },
  { id: "needle", ...javascript, command: [process.execPath, "javascript.mjs", "needle"], ...onlyDials },
  {
    id: "superagent",
    ...javascript,
    command: [process.execPath, "javascript.mjs", "superagent"],
    ...onlyDials,
  },
  {
    id: "fast-uri",
    ...javascript,
    command: [process.execPath, "javascript.mjs", "fast-uri"],
    ...onlyResolves,
  },
  { id: "uri-js", ...javascript, command: [process.execPath, "javascript.mjs", "uri-js"], ...onlyResolves },
  {
    id: "url-parse",
    ...javascript,
    command: [process.execPath, "javascript.mjs", "url-parse"],
    ...onlyResolves,
  },
  { id: "urijs", ...javascript, command: [process.execPath, "javascript.mjs", "urijs"], ...onlyResolves },
  ...C,
  ...CLIENTS,
  ...PROXIES,
  ...PHP,
  ...RUBY,
  ...LANGUAGES,
  ...SQL,
];
