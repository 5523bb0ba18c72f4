/** Ajv in a worker of the page, whose policy forbids functions that are made of text: an interpreter makes them. */

import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Where Ajv makes them. */
const AJV_COMPILER = /\/ajv\/dist\/compile\/index\.js$/;
const INTERPRETED = fileURLToPath(new URL("../live/interpreted.ts", import.meta.url));

export function interpretedAjv(): Plugin {
  return {
    name: "interpreted-ajv",
    enforce: "pre",
    transform: (code, id) => (AJV_COMPILER.test(id) ? withInterpreter(code) : undefined),
  };
}

function withInterpreter(code: string): string {
  if (!code.includes("new Function(")) throw new Error("Ajv makes no functions of text where it made them");
  return `const { interpreted } = require(${JSON.stringify(INTERPRETED)});\n${code.replace("new Function(", "interpreted(")}`;
}
