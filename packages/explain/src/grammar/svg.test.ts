/** Railroad diagrams as SVG. */

import { GRAMMAR_IDS, grammarOf } from "@urikit/standards/grammars";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { svg } from "./svg.ts";
import { type Track, trackOf } from "./track.ts";

/** The texts of an XML document, in order; an error where it is not well-formed. */
function textsOf(document: string): { root: string; namespace: string; texts: string[] } {
  const texts: string[] = [];
  let [root, namespace, within] = ["", "", ""];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, uri }) => {
    if (root === "") [root, namespace] = [name, uri];
    within = name;
    if (name === "text") texts.push("");
  });
  parser.on("closetag", () => {
    within = "";
  });
  parser.on("text", (text) => {
    if (within === "text") texts.push((texts.pop() ?? "") + text);
  });
  parser.write(document).close();
  return { root, namespace, texts };
}

function textsIn(track: Track): string[] {
  if (track.kind === "words") return [`<${track.text}>`];
  if (track.kind === "nothing") return ["nothing"];
  if ("text" in track) return [track.text];
  if (track.kind === "row") return track.parts.flatMap(textsIn);
  if (track.kind === "choice") return track.choices.flatMap(textsIn);
  if (track.kind === "loop") return [...textsIn(track.of), ...(track.limit ? [track.limit] : [])];
  return textsIn(track.of);
}

describe.each(GRAMMAR_IDS)("the SVG of every rule of %s", (id) => {
  it("is well-formed XML, and has every part of the rule", () => {
    for (const { name, section, expression } of grammarOf(id).rules) {
      const track = trackOf(expression);
      const { root, namespace, texts } = textsOf(svg(track, `${name} (${section})`));
      expect({ root, namespace }, name).toEqual({ root: "svg", namespace: "http://www.w3.org/2000/svg" });
      expect([...texts].sort(), name).toEqual(textsIn(track).sort());
    }
  });
});

it("says what it shows to those who do not see it", () => {
  expect(svg({ kind: "nothing" }, "path-empty (RFC 3986 §3.3)")).toContain(
    'role="img" aria-label="path-empty (RFC 3986 §3.3)"',
  );
});
