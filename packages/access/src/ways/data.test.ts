/** RFC 2397: the data of a reference, and how a content is read. */

import { describe, expect, it } from "vitest";
import { contentOf, errorOf } from "../../test/outcomes.ts";
import { access } from "../access.ts";

describe("data", () => {
  it("RFC 2397 §2: the default type is US-ASCII text", async () => {
    const content = await contentOf(access("data:,A%20brief%20note"));
    expect(content).toMatchObject({
      mediaType: "text/plain;charset=US-ASCII",
      isGuessed: false,
      size: 12,
      ok: true,
      status: undefined,
      retrievedFrom: "data:,A%20brief%20note",
      chain: [],
    });
    expect(content.plan.receives).toBe("nothing");
    expect(await content.text()).toBe("A brief note");
  });

  it.each([
    ["data:text/plain;charset=iso-8859-7,%be%d3%be", "\u038e\u03a3\u038e"],
    ["data:text/plain;charset=utf-8,%E4%BE%8B", "例"],
    ["data:text/html,%E4%BE%8B", "例"],
    ["data:text/plain;charset=x-unknown,a", "a"],
    ["data:;base64,YWI=", "ab"],
    ["data:,", ""],
  ])("§4: its text by its charset: %s", async (reference, text) => {
    expect(await (await contentOf(access(reference))).text()).toBe(text);
  });

  it("gives its octets, its pieces, or a stream, once", async () => {
    const octets = await (await contentOf(access("data:,%00%FF"))).octets();
    expect(octets).toEqual(Uint8Array.of(0, 255));
    const pieces: Uint8Array[] = [];
    for await (const piece of await contentOf(access("data:,ab"))) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe("ab");
    const content = await contentOf(access("data:,abc"));
    expect(await new Response(content.stream()).text()).toBe("abc");
    await expect(content.octets()).rejects.toThrow("it can be read once");
    expect(() => content.stream()).toThrow(TypeError);
  });

  it("has at most the octets that are allowed", async () => {
    expect(await errorOf(access("data:,abc", { maxOctets: 2 }))).toMatchObject({ code: "too-large" });
    expect(await (await contentOf(access("data:,abc", { maxOctets: 3 }))).text()).toBe("abc");
  });

  it("is not read after it was closed, or once the caller ended it", async () => {
    const content = await contentOf(access("data:,abc"));
    content.close();
    content.close();
    expect(await errorOf(content.octets())).toMatchObject({ code: "aborted" });
    expect(await errorOf(access("data:,a", { signal: AbortSignal.abort() }))).toMatchObject({
      code: "aborted",
    });
    const controller = new AbortController();
    const later = await contentOf(access("data:,abc", { signal: controller.signal }));
    expect(await later.text()).toBe("abc");
    controller.abort();
  });
});
