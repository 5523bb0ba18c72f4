import { expect, test } from "vitest";
import { alarmsLaw, attacksFound } from "./alarms-law.ts";

alarmsLaw(1);

test("69 of the samples from the tests of fast-uri are dangerous", () => {
  expect(attacksFound()).toBe(69);
});
