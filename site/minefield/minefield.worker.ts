/** Loads the recording, and answers questions about it, in a thread of its own: its table takes a while. */

import { readers, records } from "virtual:minefield-data";
import type { MinefieldRecord } from "@urikit/minefield/record";
import { Field, type Question } from "./field.ts";

let field: Promise<Field> | undefined;

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  field ??= loaded();
  field
    .then((known) => postMessage(known.answer(data)))
    .catch((error) => {
      setTimeout(() => {
        throw error; // in a promise it would not be an error of the worker
      });
    });
});

async function loaded(): Promise<Field> {
  const octets = Uint8Array.from(atob(records), (character) => character.charCodeAt(0));
  const stream = new Blob([octets]).stream().pipeThrough(new DecompressionStream("gzip"));
  const lines = (await new Response(stream).text()).split("\n").filter(Boolean);
  return new Field({ records: lines.map((line): MinefieldRecord => JSON.parse(line)), readers });
}
