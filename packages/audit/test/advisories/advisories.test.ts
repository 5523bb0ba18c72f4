/** The table of immunity: what published advisories complain of, tried here. The page of the documentation is made from the same data. */

import * as guarding from "@urikit/guard";
import { mailto } from "@urikit/schemes";
import * as urikit from "urikit";
import { findInText } from "urikit/context";
import { toAscii, toUnicode } from "urikit/idna";
import { describe, expect, it } from "vitest";
import * as audit from "../../src/index.ts";
import { advisories } from "./advisories.ts";

/** A policy that is as open as one for strangers' references can be. */
const POLICY = guarding.readPolicy({ schemes: ["http", "https"], hosts: ["*"] });

const idsOf = (reasons: readonly { readonly id: string }[]) => reasons.map(({ id }) => id);

/** The functions that the expressions of the table call, besides the exports of the packages. */
const HELPERS = {
  POLICY,
  mailto,
  findInText,
  toAscii,
  toUnicode,
  /** Why the guard denies a reference. */
  denials: (reference: string) => idsOf(guarding.guard(reference, POLICY).reasons),
  /** Why it denies a redirect. */
  redirects: (from: string, to: string) => idsOf(guarding.guard.redirect(from, to, POLICY).reasons),
  /** The dangers of the audit. */
  dangers: (reference: string) =>
    idsOf(audit.audit(reference).filter(({ severity }) => severity === "danger")),
  /** Whether something is refused with an error. */
  refuses: (attempt: () => unknown) => {
    try {
      attempt();
      return false;
    } catch {
      return true;
    }
  },
};

const SCOPE: Readonly<Record<string, unknown>> = { ...urikit, ...audit, ...guarding, ...HELPERS };

/** The value of an expression of the table. */
function resultOf(expression: string, input: string): unknown {
  return new Function("input", ...Object.keys(SCOPE), `return ${expression};`)(
    input,
    ...Object.values(SCOPE),
  );
}

const rows = advisories.flatMap(({ library, id, input, holds }) =>
  holds.map(({ expression, value }) => ({ library, id, input, expression, value })),
);

describe("no published advisory can be reproduced", () => {
  it.each(rows)("$library, $id: $expression", ({ input, expression, value }) => {
    expect(resultOf(expression, input) ?? null).toEqual(value);
  });

  it.each(advisories.filter(({ asked }) => asked !== undefined))(
    "$id: what the specification asks for ($asked) the audit calls a danger",
    ({ input }) => {
      expect(HELPERS.dangers(input)).not.toEqual([]);
    },
  );
});
