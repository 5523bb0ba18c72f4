/** The catalogues of all packages, which are merged where something is said. */

import { en as programs } from "@urikit/programs/words/en";
import { en as schemes } from "@urikit/schemes/words/en";
import { en as standards } from "@urikit/standards/words/en";
import { en as core } from "urikit/words/en";
import { expect, test } from "vitest";
import { components } from "./en-components.ts";
import { OWN } from "./en-errors.ts";
import { explained } from "./en-explained.ts";
import { plan } from "./en-plan.ts";
import { reference } from "./en-reference.ts";

test("mean one thing by an id", () => {
  const sentences = [core, schemes, programs, standards, OWN, components, explained, plan, reference].flatMap(
    (words) => Object.entries(words),
  );
  const first = new Map([...sentences].reverse());
  expect(sentences.filter(([id, sentence]) => first.get(id) !== sentence).map(([id]) => id)).toEqual([]);
});
