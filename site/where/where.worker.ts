/** Sifts in a thread of its own: an expression may ask all programs about each line. */

import { type SiftQuestion, sift } from "./sift.ts";

addEventListener("message", ({ data }: MessageEvent<SiftQuestion>) => {
  void sift(data).then((sifted) => postMessage(sifted));
});
