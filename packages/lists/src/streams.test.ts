import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Chance } from "@urikit/abnf/chance";
import { describe, expect, it } from "vitest";
import { chunksOf, invalidByText, linesOf, normalByText } from "../test/by-text.ts";
import { someList } from "../test/some-lists.ts";
import {
  checkLines,
  columnLines,
  columnText,
  keyLines,
  listStream,
  normalizeLines,
  resolveLines,
  uniqueLines,
  type ValueColumn,
} from "./index.ts";
import { listTransform } from "./node/index.ts";
import { kept } from "./streams.ts";

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
    const normal = await all(web().pipeThrough(listStream(normalizeLines({ invalid: "keep" }))));
    expect(latin1(normal) === normalByText(list, {}, "keep")).toBe(true);
    const invalid = await all(web().pipeThrough(listStream(checkLines())));
    expect(invalid.map(({ octets: _, ...place }) => place)).toEqual(invalidByText(list));
    for (const { from, to, octets } of invalid)
      expect(Buffer.compare(octets, list.subarray(from, to))).toBe(0);
  });

  it("of Node", async () => {
    const read = () => Readable.from(chunksOf(list, 7000));
    const normal = await read()
      .pipe(listTransform(normalizeLines({ invalid: "keep" })))
      .toArray();
    expect(latin1(normal) === normalByText(list, {}, "keep")).toBe(true);
    const invalid: { octets: Uint8Array }[] = await read().pipe(listTransform(checkLines())).toArray();
    expect(invalid.map(({ octets: _, ...place }) => place)).toEqual(invalidByText(list));
  });

  it("of each kind of result", async () => {
    const few = list.subarray(0, 20_000);
    const inOne = new Blob([few])
      .stream()
      .pipeThrough(listStream(columnLines({ columns: ["line"], vectors: false })));
    const lines: string[] = [];
    for (const { rows, columns } of await all(inOne)) {
      const { octets, from, to } = columns.line as ValueColumn;
      for (let row = 0; row < rows; row++) lines.push(latin1([octets.subarray(from[row], to[row])]));
    }
    expect(lines).toEqual([...linesOf(few)].map(({ octets }) => latin1([octets])));
  });

  it.each([
    ["resolve", () => resolveLines("http://a/b/c")],
    ["key", () => keyLines()],
    ["unique", () => uniqueLines()],
    ["columnText", () => columnText({ columns: ["line", "host"] })],
  ])("of either kind, what %s gives without one", async (_name, reader) => {
    const alone = reader();
    const whole = latin1([...kept(alone.write(list)), ...kept(alone.end())]);
    expect(whole.length).toBeGreaterThan(10_000);
    expect(latin1(await all(web().pipeThrough(listStream(reader())))) === whole).toBe(true);
    const ofNode = Readable.from(chunksOf(list, 7000)).pipe(listTransform(reader()));
    expect(latin1(await ofNode.toArray()) === whole).toBe(true);
  });

  it("end with what is thrown for an invalid line", async () => {
    const onInvalid = ({ number }: { number: number }) => {
      throw new Error(`line ${number}`);
    };
    await expect(all(web().pipeThrough(listStream(normalizeLines({ onInvalid }))))).rejects.toThrow(
      /^line \d+$/,
    );
    await expect(
      pipeline(Readable.from(chunksOf(list, 7000)), listTransform(normalizeLines({ onInvalid })), all),
    ).rejects.toThrow(/^line \d+$/);
  });
});
