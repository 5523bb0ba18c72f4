import { expect, test } from "vitest";
import { everyTemplate, hasCollision, isRefused } from "./every-template.ts";

test("RFC 6570 §1.4: match refuses exactly the templates that give a URI for several sets of values: three parts", () => {
  for (const parts of everyTemplate(3)) expect(isRefused(parts), parts.join("")).toBe(hasCollision(parts));
});
