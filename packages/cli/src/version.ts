/** `uri --version` alone: what an installation is asked first is answered before anything else is loaded. */

import { writeSync } from "node:fs";
import { ownPackage } from "./own-files.ts";

const STANDARD_OUTPUT = 1;

/** The version of the package. */
export function version(): string {
  const about: unknown = JSON.parse(ownPackage());
  return typeof about === "object" && about !== null && "version" in about
    ? String(about.version)
    : "unknown";
}

/** Prints the version. Returns whether that was possible: why it was not, the command says. */
export function isVersionPrinted(): boolean {
  try {
    writeSync(STANDARD_OUTPUT, `${version()}\n`);
    process.exitCode = 0;
    return true;
  } catch {
    return false;
  }
}
