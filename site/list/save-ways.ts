/** How a list can be saved in this browser: with as little memory as it allows. */

import type { MadeList, Target } from "./jobs.ts";

/** The ways, the best first. */
export type SaveWay = Target["kind"];

/** Chromium's; the types of TypeScript do not have it. */
type Picker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
const picker = () => (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker;

/** The best way that there is. */
export async function bestWay(): Promise<SaveWay> {
  if (picker() !== undefined) return "chosen";
  try {
    await navigator.storage.getDirectory();
    return "private";
  } catch {
    return "memory"; // no such storage, or not in a private window
  }
}

/** Where the list is to be written; undefined, if the person has chosen nothing. */
export async function targetOf(way: SaveWay, suggestedName: string): Promise<Target | undefined> {
  const pick = picker();
  if (way !== "chosen" || pick === undefined) return { kind: way === "chosen" ? "memory" : way };
  try {
    const handle = await pick({ suggestedName });
    return { kind: "chosen", handle };
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return undefined;
    throw error;
  }
}

/** Has the browser save a file that is made already. Returns the address, to be revoked when it is saved. */
export function saveFile(file: Blob, name: string): string {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  return address;
}

/** The name of a made list: `links.txt.gz` becomes `links.distinct-syntax.txt`. */
export function nameOf(list: string, made: MadeList): string {
  const [, stem = "list", ending = ".txt"] =
    /^(.*?)(\.[^.]*)?$/s.exec(list.replace(/\.(?:gz|zst)$/i, "")) ?? [];
  return `${stem || "list"}.${made}${ending}`;
}

const COMMANDS: Readonly<Record<MadeList, string>> = {
  "distinct-syntax": "unique",
  "distinct-scheme": "unique --level scheme",
  "normalized-syntax": "normalize",
  "normalized-scheme": "normalize --level scheme",
  repaired: "repair --no-notes",
};

/** The command that makes the same list. */
export function commandOf(made: MadeList, invalid: string, isUsual: boolean): string {
  return `uri ${COMMANDS[made]}${isUsual ? "" : ` --invalid ${invalid}`} < FILE > LIST`;
}
