/** The words of the frame, in English. */

import { texts as look } from "../../inspect/texts/en.ts";

export const texts = {
  look,
  title: "A URI, taken apart",
  whole: "See all about it",
};

export type EmbedTexts = typeof texts;
