/** Pasted lines sifted. */

import { expect, it } from "vitest";
import { sift } from "./sift.ts";

const sifted = (expression: string) => sift({ expression, text: LINES });

const LINES = "https://www.example.org/\r\nhttp://10.0.0.1:8080/a?token=x\n\nhttp://a b/\n";

it("docs/where.md: gives the lines of which the expression is true", async () => {
  expect(await sifted("host ~ .example.org")).toEqual({ lines: ["https://www.example.org/"], of: 3 });
  expect(await sifted("invalid")).toEqual({ lines: ["http://a b/"], of: 3 });
  expect(await sifted("host in cidr 10.0.0.0/8 and severity >= hint")).toMatchObject({
    lines: ["http://10.0.0.1:8080/a?token=x"],
  });
  expect(await sifted("denied")).toHaveProperty("lines");
});

it("docs/where.md: tells what is wrong with the expression, and where", async () => {
  expect(await sifted("hots = a")).toMatchObject({ fault: { index: 0, found: "hots" } });
  expect(await sifted("")).toHaveProperty("fault");
});
