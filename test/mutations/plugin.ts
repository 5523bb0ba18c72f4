// Gives the sources of the targets their mutants, before their types are removed.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { CODES } from "../../scripts/build/lists-code.js";
import { mutatedFile, root } from "./targets.ts";

export const mutantsInSources = {
  name: "mutants",
  enforce: "pre",
  transform(text: string, id: string): { code: string; map: null } | undefined {
    const code = mutatedFile(relative(root, id.split("?", 1)[0] ?? "").replaceAll("\\\\", "/"), text);
    return code === undefined ? undefined : { code, map: null };
  },
} as const;

/** The modules with the code of lists, from the folder that lists.mutations.ts names. */
export const mutatedLists = {
  name: "mutated-lists",
  enforce: "pre",
  load(id: string): string | undefined {
    const folder = process.env.LISTS_CODES;
    const code = CODES.find(({ file }) => file === id.split("?", 1)[0]);
    return folder === undefined || code === undefined
      ? undefined
      : readFileSync(`${folder}${code.entry}`, "utf8");
  },
} as const;
