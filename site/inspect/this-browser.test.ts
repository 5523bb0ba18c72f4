/** The names of browsers as they give them (RFC 9110 §10.1.5). */

import { EDITIONS } from "@urikit/standards";
import { statement } from "urikit/words";
import { expect, it } from "vitest";
import { browserName, PLATFORM, sentenceHere } from "./this-browser.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

it("the reader that is the platform has the name of its edition", () => {
  expect(EDITIONS.find(({ id }) => id === "whatwg")?.name).toBe(PLATFORM);
});

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox 128"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, "Chrome 130"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/130.0.0.0 Safari/537.36`, "Chromium 130"],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/131.0.0.0`, "Edge 131"],
  [
    "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
    "Safari 17",
  ],
  ["something else", undefined],
  ["", undefined],
])("%s is %s", (agent, name) => {
  expect(browserName(agent)).toBe(name);
});

it("WHATWG URL §3.5: what the platform does is not told of the URL Standard", () => {
  const told = () => "the URL of this browser";
  const repair = statement(
    "sentence-because",
    statement("reader-goes-to", PLATFORM, "a b"),
    statement("x", "WHATWG URL §4.4"),
  );
  expect(sentenceHere(repair, told)).toEqual(
    statement(
      "sentence-because",
      statement("reader-goes-to", "WHATWG URL (the URL of this browser)", "a b"),
      statement("x", "WHATWG URL §4.4"),
    ),
  );
});
