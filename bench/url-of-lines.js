// @ts-check
// A measuring stick for commands over lists: the platform's `URL` of each line of a file, whole in memory.
import { readFileSync } from "node:fs";

let characters = 0;
for (const line of readFileSync(process.argv[2] ?? "", "latin1").split("\n")) {
  try {
    characters += new URL(line).href.length;
  } catch {
    characters--; // one link is not a URL
  }
}
process.stdout.write(`${characters}\n`);
