import { expect, test } from "vitest";
import { everyTemplate, hasCollision, isRefused } from "./every-template.ts";

test("RFC 6570 §1.4: match refuses exactly the templates that give a URI for several sets of values: one or two parts", () => {
  let refused = 0;
  for (const parts of [...everyTemplate(1), ...everyTemplate(2)]) {
    expect(isRefused(parts), parts.join("")).toBe(hasCollision(parts));
    if (isRefused(parts)) refused++;
  }
  expect(refused).toBeGreaterThan(30);
});
