import { guard, readPolicy } from "@urikit/guard";
import { describe, expect, it } from "vitest";
import { explain } from "../findings.ts";
import { GUARD_REASONS } from "./guard-reasons.ts";

/** A policy by which the example of each reason has it. */
const POLICY = readPolicy({ schemes: ["http", "https"], hosts: [".example"] });

describe("the reasons of the guard", () => {
  it.each(GUARD_REASONS)("$id: its example has it, and it is explained", ({ id, example, base }) => {
    const verdict =
      id === "not-an-address"
        ? guard.address(example, POLICY)
        : base === undefined
          ? guard(example, POLICY)
          : guard.redirect(base, example, POLICY);
    expect(verdict.reasons.map((reason) => reason.id)).toContain(id);
    expect(explain(id)?.group).toBe("policy");
  });

  it("every reason that a guard gives is explained", () => {
    const references = [
      "//a",
      "x:y",
      "http://u:p@127.1:1/",
      "http://[::1]/",
      "http://a..b/",
      "http://localhost/",
      "a b",
    ];
    const given = references.flatMap((reference) => guard(reference, POLICY).reasons);
    for (const { id } of given) expect(explain(id), id).toBeDefined();
  });
});
