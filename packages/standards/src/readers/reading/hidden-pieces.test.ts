import { expect, it } from "vitest";
import { hiddenPieces, holdsAny, shownText } from "./hidden-pieces.ts";

it("RFC 3986 §3.2.1: has the pieces of a password, encoded and decoded, that do not stand elsewhere", () => {
  expect(hiddenPieces(["http://u:a%2Db@h/c"])).toEqual(["a", "2db", "b"]);
  expect(hiddenPieces(["http://u:p1@h/", "ftp://v:p2@i/"])).toEqual(["p1", "p2"]);
  expect(hiddenPieces(["http://u:@h/", "http://h/"])).toEqual([]);
});

it("holds a piece in either case, encoded or not", () => {
  expect(holdsAny("/X/S%65cret", ["secret"])).toBe(true);
  expect(holdsAny("/secret", [])).toBe(false);
  expect(shownText("http://h/secret", ["secret"])).toBe("***");
  expect(shownText("http://h/\n", ["secret"])).toBe("http://h/\\n");
});

it("hides everything where a password has very many pieces: each would be looked for in every text", () => {
  const pieces = hiddenPieces([`http://u:${Array.from({ length: 1000 }, (_, at) => `x${at}`).join("/")}@h/`]);
  expect(pieces).toEqual([""]);
  expect(holdsAny("anything", pieces)).toBe(true);
});
