import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Chance } from "@urikit/abnf/chance";
import { describe, expect, it } from "vitest";
import { chunksOf, invalidByText, normalByText } from "../test/by-text.ts";
import { someList } from "../test/some-lists.ts";
import { checkLinesStream, normalizeLinesStream } from "./index.ts";
import { checkLinesTransform, normalizeLinesTransform } from "./node/index.ts";

const list = Buffer.concat([someList(3000, new Chance(21)), Buffer.from(`A:${"a".repeat(200_000)}`)]);

function web(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunksOf(list, 7000)) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function all<Result>(stream: AsyncIterable<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for await (const result of stream) results.push(result);
  return results;
}

const latin1 = (pieces: readonly Uint8Array[]) => Buffer.concat(pieces).toString("latin1");

describe("streams give the same, to be kept", () => {
  it("of the web", async () => {
    const normal = await all(web().pipeThrough(normalizeLinesStream({ invalid: "keep" })));
    expect(latin1(normal) === normalByText(list, {}, "keep")).toBe(true);
    const invalid = await all(web().pipeThrough(checkLinesStream()));
    expect(invalid.map(({ octets: _, ...place }) => place)).toEqual(invalidByText(list));
    for (const { from, to, octets } of invalid)
      expect(Buffer.compare(octets, list.subarray(from, to))).toBe(0);
  });

  it("of Node", async () => {
    const read = () => Readable.from(chunksOf(list, 7000));
    const normal = await read()
      .pipe(normalizeLinesTransform({ invalid: "keep" }))
      .toArray();
    expect(latin1(normal) === normalByText(list, {}, "keep")).toBe(true);
    const invalid: { octets: Uint8Array }[] = await read().pipe(checkLinesTransform()).toArray();
    expect(invalid.map(({ octets: _, ...place }) => place)).toEqual(invalidByText(list));
  });

  it("end with what is thrown for an invalid line", async () => {
    const onInvalid = ({ number }: { number: number }) => {
      throw new Error(`line ${number}`);
    };
    await expect(all(web().pipeThrough(normalizeLinesStream({ onInvalid })))).rejects.toThrow(/^line \d+$/);
    await expect(
      pipeline(Readable.from(chunksOf(list, 7000)), normalizeLinesTransform({ onInvalid }), all),
    ).rejects.toThrow(/^line \d+$/);
  });
});
