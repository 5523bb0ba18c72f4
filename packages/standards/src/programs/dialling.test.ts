/**
 * Where clients connect, by what their documentation and advisories say. That the models connect where the programs do on
 * thousands of references is tested in test/programs.
 */

import { expect, it } from "vitest";
import { PROGRAMS, type ProgramId } from "../programs.ts";

const dialledBy = (id: ProgramId, reference: string) => {
  const address = PROGRAMS.find((one) => one.id === id)?.dials?.(reference);
  return address && `${address.host} ${address.port}`;
};

it("RFC 9110 §4.2.1, §4.2.2: the default ports are 80 and 443", () => {
  for (const { id, dials } of PROGRAMS.filter((one) => one.dials)) {
    expect.soft(dials?.("http://good.example/"), id).toEqual({ host: "good.example", port: "80" });
    expect.soft(dials?.("https://good.example/"), id).toEqual({ host: "good.example", port: "443" });
    expect.soft(dials?.("ftp://good.example/"), id).toBeUndefined();
  }
});

it("Python, urllib.request: the userinfo is looked up as a part of the host", () => {
  expect(dialledBy("urllib", "http://user@good.example/")).toBe("user@good.example 80");
  expect(dialledBy("requests", "http://user@good.example/")).toBe("good.example 80");
});

it("PHP: it reads a port after the last colon, and connects to that after the first", () => {
  const reference = "http://127.0.0.1:11211:80/";
  expect(PROGRAMS.find(({ id }) => id === "php")?.read(reference)?.port).toBe("80");
  expect(dialledBy("php", reference)).toBe("127.0.0.1 11211");
});

it("Java, InetAddress: no host is localhost, and numbers are an address, octal ones decimal", () => {
  expect(dialledBy("java-url", "http:///good.example/")).toBe("localhost 80");
  expect(dialledBy("java-url", "http://0177.1/")).toBe("177.0.0.1 80");
  expect(dialledBy("curl", "http://0177.1/")).toBe("127.0.0.1 80");
});

it("UTS 46 §4: the sharp s is kept by IDNA 2008, and ss by IDNA 2003", () => {
  expect(dialledBy("curl", "http://faß.de/")).toBe("xn--fa-hia.de 80");
  expect(dialledBy("go", "http://faß.de/")).toBe("xn--fa-hia.de 80");
  expect(dialledBy("urllib", "http://faß.de/")).toBe("fass.de 80");
});

it("CVE-2019-18348: Python connects to nothing if a blank is in the host", () => {
  expect(dialledBy("urllib", "http://good.example%20evil/")).toBeUndefined();
});
