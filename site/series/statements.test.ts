/** The examples of the statements: each grammar derives what its example says that it derives. */

import { GRAMMAR_IDS, grammarOf } from "@urikit/standards/grammars";
import { expect, it } from "vitest";
import { documents } from "../../scripts/generate/statements.js";
import { programOf } from "../grammar/program.ts";
import { traceOf } from "../grammar/trace.ts";

it("the rule of each example derives its text", () => {
  const examples = documents
    .flatMap(({ statements }) => statements.map((one) => one.try))
    .filter(([tool]) => tool === "grammar");
  expect(examples.length).toBeGreaterThan(30);
  for (const [, edition, rule = "", text = ""] of examples) {
    const id = GRAMMAR_IDS.find((one) => one === edition);
    if (id === undefined) throw new Error(`no grammar: ${edition}`);
    const { stop } = traceOf(programOf(grammarOf(id), rule), text);
    expect([edition, rule, text, stop]).toEqual([edition, rule, text, undefined]);
  }
});
