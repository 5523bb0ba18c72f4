// @ts-check
// The corpus of links, and the page of it that they are resolved against.
import { readFileSync } from "node:fs";

const linksFile = new URL("./links/links-kasztp.txt", import.meta.url);

/** A page of the corpus, about as long as the mean link and two segments deep. */
export const base = "https://en.wikipedia.org/wiki/Extreme_Programming";

/** The text of the corpus, one link on each line. */
export const linksText = () => readFileSync(linksFile, "utf8");
