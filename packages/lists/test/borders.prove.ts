// Every place of every delimiter relative to the borders of 16 and 64 octets, with runs of every length over two blocks.
import { counted } from "@urikit/abnf/counted";
import { expect, test } from "vitest";
import { expectBorders, expectEachOctet } from "./borders.ts";

const every = (count: number) => Array.from({ length: count }, (_, index) => index);

test("a line is plain wherever it lies: every place in a block, every length of a run over two blocks", () => {
  const asked = expectBorders(every(64), every(140));
  counted("lines seen as their text is, wherever they lie", asked);
  expect(asked).toBeGreaterThan(1_000_000);
});

test("the same with every octet in every place of a line over three blocks", () => {
  const octets = every(256).filter((octet) => octet !== 0x0a);
  const line = `http://${"h".repeat(60)}/${"p".repeat(70)}`;
  expect(octets.length).toBe(255);
  counted("lines seen as their text is, wherever they lie", expectEachOctet(line, octets));
});
