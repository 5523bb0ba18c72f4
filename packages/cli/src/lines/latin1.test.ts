/** Octets that are gathered as text. */

import { Buffer } from "node:buffer";
import { expect, it } from "vitest";
import { OctetBuffer } from "./latin1.ts";

it("keeps the order of short texts, long ones and copies, whatever their length", () => {
  const gathered = new OctetBuffer();
  const texts = ["a", "b".repeat(2000), "c", "\xff".repeat(1024), "d".repeat(900_000), "e"];
  texts.forEach((text, at) => {
    gathered.add(text);
    gathered.copy(Buffer.from(`<${at}>`), 0, 3);
  });
  expect(gathered.take().toString("latin1")).toBe(texts.map((text, at) => `${text}<${at}>`).join(""));
  gathered.add("f");
  expect(gathered.take().toString("latin1")).toBe("f");
});
