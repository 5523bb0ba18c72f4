/** Lines that are gathered as text and as octets. */

import { Buffer } from "node:buffer";
import { expect, it } from "vitest";
import { ListWriter, type ListWriterOptions } from "./list-writer.ts";

/** A writer, and what it has written. */
function writing(): { writer: ListWriter; written: () => string } {
  let text = "";
  const output = {
    write: async (octets: Uint8Array) => {
      text += Buffer.from(octets).toString("latin1");
    },
  };
  const results = { stopped: false, reported: 0, takeReports: () => "" };
  const progress = { report: async () => {} };
  const options = { results, progress, output, givesInvalid: false, asResults: false } as unknown;
  return { writer: new ListWriter(options as ListWriterOptions), written: () => text };
}

it("keeps the order of short texts, long ones and octets, whatever their length", async () => {
  const { writer, written } = writing();
  const texts = ["a", "b".repeat(2000), "c", "é".repeat(1024), "d".repeat(900_000), "e"];
  for (const [at, text] of texts.entries()) {
    writer.add(text);
    writer.add(undefined);
    await writer.write([Buffer.from(`<${at}>\n`)]);
    writer.add(Buffer.from([0xff]));
  }
  await writer.write([]);
  const expected = texts.map((text, at) => `${Buffer.from(text).toString("latin1")}\n<${at}>\n\xff\n`);
  expect(written()).toBe(expected.join(""));
});
