// RFC 3986 §2.5, RFC 3629: percent-decoding against the platform's decoder of UTF-8.
import { counted } from "@urikit/abnf/counted";
import { test } from "vitest";
import { expectUtf8Agreement, UTF_8_EDGES } from "./utf8.ts";

const WHAT = "sequences of octets decoded as TextDecoder does";

test("every sequence of one and two octets", () => {
  for (let first = 0; first < 256; first++) {
    expectUtf8Agreement([first]);
    for (let second = 0; second < 256; second++) expectUtf8Agreement([first, second]);
  }
  counted(WHAT, 256 + 256 * 256);
});

test("every sequence of three and four octets at the edges of UTF-8's ranges", () => {
  let count = 0;
  for (const a of UTF_8_EDGES)
    for (const b of UTF_8_EDGES)
      for (const c of UTF_8_EDGES) {
        expectUtf8Agreement([a, b, c]);
        for (const d of UTF_8_EDGES) expectUtf8Agreement([a, b, c, d]);
        count += 1 + UTF_8_EDGES.length;
      }
  counted(WHAT, count);
});
