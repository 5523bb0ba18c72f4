/** The programs that are asked, and the recorder for each; `recorders` has one file for each language. */

export interface Program {
  readonly id: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly resolves: boolean;
  readonly dials: boolean;
  /** Whether it looks up and connects by the C library, so that `recorders/dialled.c` sees what it dials. */
  readonly linksC?: true;
}

const python = process.env.PYTHON ?? "python3";

/** It finds no name in an empty list of hosts, and asks no server. */
const java = ["java", "-Djdk.net.hosts.file=no-hosts", "Recorder.java"] as const;

const both = { resolves: true, dials: true };
const onlyResolves = { resolves: true, dials: false };
const onlyDials = { resolves: false, dials: true };
const linksC = { linksC: true } as const;

export const PROGRAMS: readonly Program[] = [
  { id: "chromium", command: [process.execPath, "chromium.mjs"], ...onlyResolves },
  { id: "node", command: [process.execPath, "javascript.mjs", "node"], ...both },
  { id: "undici", command: [process.execPath, "javascript.mjs", "undici"], ...onlyDials },
  { id: "whatwg-url", command: [process.execPath, "javascript.mjs", "whatwg-url"], ...onlyResolves },
  { id: "curl", command: [python, "curl.py"], ...both, ...linksC },
  { id: "go", command: ["go", "run", "main.go"], ...both },
  { id: "java-uri", command: [...java, "uri"], ...onlyResolves },
  { id: "java-url", command: [...java, "url"], ...both },
  { id: "php", command: ["php", "php.php"], ...onlyDials, ...linksC },
  { id: "urllib", command: [python, "python.py", "urllib"], ...both, ...linksC },
  { id: "urllib3", command: [python, "python.py", "urllib3"], ...onlyDials, ...linksC },
  { id: "requests", command: [python, "python.py", "requests"], ...onlyDials, ...linksC },
  { id: "yarl", command: [python, "python.py", "yarl"], ...onlyResolves },
  { id: "rfc3986", command: [python, "python.py", "rfc3986"], ...onlyResolves },
  { id: "ruby", command: ["ruby", "ruby.rb"], ...both, ...linksC },
  { id: "perl", command: ["perl", "perl.pl"], ...both, ...linksC },
  { id: "node-legacy", command: [process.execPath, "javascript.mjs", "node-legacy"], ...both },
  { id: "needle", command: [process.execPath, "javascript.mjs", "needle"], ...onlyDials },
  { id: "superagent", command: [process.execPath, "javascript.mjs", "superagent"], ...onlyDials },
  { id: "fast-uri", command: [process.execPath, "javascript.mjs", "fast-uri"], ...onlyResolves },
  { id: "uri-js", command: [process.execPath, "javascript.mjs", "uri-js"], ...onlyResolves },
  { id: "url-parse", command: [process.execPath, "javascript.mjs", "url-parse"], ...onlyResolves },
  { id: "urijs", command: [process.execPath, "javascript.mjs", "urijs"], ...onlyResolves },
];
