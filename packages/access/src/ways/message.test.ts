/** RFC 2392: messages and their parts, which the caller finds. */

import { describe, expect, it } from "vitest";
import { contentOf, errorOf } from "../../test/outcomes.ts";
import { access } from "../access.ts";
import type { AccessOptions } from "../access-options.ts";

const policy = { schemes: ["mid", "cid"] };
const octets = new TextEncoder().encode("Subject: a\r\n\r\n");
const get = (reference: string, findMessage?: AccessOptions["findMessage"]) =>
  access(reference, { policy, findMessage });

describe("mid and cid", () => {
  it.each([
    ["mid:960830.1639@XIson.com", { message: "960830.1639@XIson.com", content: undefined }],
    ["mid:a%2Fb@c.example/d@e.example", { message: "a/b@c.example", content: "d@e.example" }],
    ["cid:foo4%25foo1@bar.net", { message: undefined, content: "foo4%foo1@bar.net" }],
  ])("§2: %s", async (reference, names) => {
    const asked: unknown[] = [];
    const content = await contentOf(
      get(reference, (one) => {
        asked.push(one);
        return { octets, mediaType: names.content === undefined ? undefined : "image/png" };
      }),
    );
    expect(asked).toEqual([names]);
    expect(content.mediaType).toBe(names.content === undefined ? "message/rfc822" : "image/png");
    expect(await content.octets()).toEqual(octets);
  });

  it("one that is not there, nobody who finds it, and a policy that does not name it", async () => {
    expect((await errorOf(get("mid:a@b.example", async () => undefined))).code).toBe("not-found");
    expect((await errorOf(get("mid:a@b.example"))).code).toBe("no-way");
    expect((await errorOf(access("cid:a@b.example", { findMessage: () => ({ octets }) }))).code).toBe(
      "refused-scheme",
    );
    expect((await errorOf(get("mid:no-at", () => ({ octets })))).code).toBe("no-way");
  });
});
