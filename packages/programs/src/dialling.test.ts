/**
 * Where clients connect, by what their documentation and advisories say. That the models connect where the programs do on
 * thousands of references is tested in test/programs.
 */

import { expect, it } from "vitest";
import { PROGRAMS, type ProgramId } from "./programs.ts";

const dialledBy = (id: ProgramId, reference: string) => {
  const address = PROGRAMS.find((one) => one.id === id)?.dials?.(reference);
  return address && `${address.host} ${address.port}`;
};

it("RFC 9110 §4.2.1, §4.2.2: the default ports are 80 and 443", () => {
  for (const { id, dials } of PROGRAMS.filter((one) => one.dials)) {
    expect.soft(dials?.("http://good.example/"), id).toEqual({ host: "good.example", port: "80" });
    expect.soft(dials?.("https://good.example/"), id).toEqual({ host: "good.example", port: "443" });
    if (!WRITES_HTTP.includes(id)) expect.soft(dials?.("ftp://good.example/"), id).toBeUndefined();
  }
});

/** They write `http://` before what does not begin with it. */
const WRITES_HTTP: readonly ProgramId[] = ["needle", "superagent"];

it("needle and superagent: another scheme, and one in capital letters, is a host", () => {
  for (const id of WRITES_HTTP) {
    expect(dialledBy(id, "HTTP://good.example/"), id).toBe("http 80");
    expect(dialledBy(id, "ftp://good.example/"), id).toBe("ftp 80");
  }
});

it("Node, http.get(url.parse()), and needle: a triplet in the host hides it, and no host is localhost", () => {
  expect(dialledBy("node-legacy", "http://%65vil.example/")).toBe("localhost 80");
  expect(dialledBy("needle", "http://%65vil.example/")).toBe("localhost 80");
  expect(dialledBy("superagent", "http://%65vil.example/")).toBe("evil.example 80");
});

it("glibc, getaddrinfo: a port above 65535 is its last 16 bits", () => {
  for (const id of ["urllib", "ruby", "perl"] as const)
    expect(dialledBy(id, "http://good.example:65616/"), id).toBe("good.example 80");
  expect(dialledBy("curl", "http://good.example:65616/")).toBeUndefined();
});

it("Perl, Net::HTTP: the decoded host is an authority again", () => {
  expect(dialledBy("perl", "http://good.example%40evil.example/")).toBe("evil.example 80");
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
