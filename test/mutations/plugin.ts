// Gives the sources of the targets their mutants, before their types are removed.
import { relative } from "node:path";
import { mutatedFile, root } from "./targets.ts";

export const mutantsInSources = {
  name: "mutants",
  enforce: "pre",
  transform(text: string, id: string): { code: string; map: null } | undefined {
    const code = mutatedFile(relative(root, id.split("?", 1)[0] ?? "").replaceAll("\\\\", "/"), text);
    return code === undefined ? undefined : { code, map: null };
  },
} as const;
