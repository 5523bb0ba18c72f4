/** Programs answer the questions of editions, and by what they read. */

import { PROGRAMS } from "@urikit/programs";
import { EDITIONS } from "@urikit/standards";
import { statement } from "urikit/words";
import { describe, expect, it } from "vitest";

const REFERENCES = [
  "http://u@A.example:8080/b?c#d",
  "HTTP://a.example/",
  "http://good.example\\@evil.example/",
  "http://a.example:65536/",
  "//a.example",
  "mailto:a@b.example",
  "%zz",
  "http://[::1%25eth0]/",
  "",
];

describe.each(PROGRAMS)("$name", ({ name, habits, read, check, components, destination }) => {
  it.each(REFERENCES)("says of %j why it refuses it, or what it reads and where it goes", (reference) => {
    const reading = read(reference);
    const error = check(reference);
    expect(error === undefined).toBe(reading !== undefined);
    if (reading === undefined) {
      const refusing = habits.find(({ says }) => error?.problem.values.includes(says));
      expect(error).toMatchObject({ rule: refusing?.idea, section: refusing?.source });
      expect(error?.problem).toEqual(
        statement("program-refuses", name, refusing?.says ?? "", refusing?.source ?? ""),
      );
      expect([components(reference), destination(reference)]).toEqual([undefined, undefined]);
      return;
    }
    const port = reading.port === false ? undefined : reading.port;
    expect(components(reference)).toEqual({ ...reading, port });
    expect(destination(reference)).toEqual({
      scheme: reading.scheme?.toLowerCase(),
      host: reading.host,
      port,
      hostKnown: true,
    });
  });
});

it("so both stand in one list: RFC 3986 §3.2.2 and all programs in use find this host", () => {
  const hosts = [...EDITIONS, ...PROGRAMS].map(({ destination }) => destination("http://a.example/b")?.host);
  expect(new Set(hosts)).toEqual(new Set(["a.example"]));
});
