import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { described, errorOf, expectIdentity, inEnglish, maybe } from "../test/scheme-expectations.ts";
import { schemeSet } from "./set.ts";
import { type SftpReading, type SshReading, sftp, ssh } from "./ssh.ts";

const FINGERPRINT = "ssh-dss-c1-b1-30-29-d7-b8-de-6c-97-77-10-d7-46-41-63-87";

describe("draft-ietf-secsh-scp-sftp-ssh-uri-04: ssh", () => {
  it.each<[string, object]>([
    ["ssh://user@host.example.com", { user: "user", host: "host.example.com", port: 22, parameters: [] }],
    ["ssh://user@host.example.com:2222", { user: "user", port: 2222 }],
    [
      `ssh://user;fingerprint=${FINGERPRINT}@host.example.com`,
      { user: "user", parameters: [{ name: "fingerprint", value: FINGERPRINT }] },
    ],
    ["ssh://h", { user: undefined, password: undefined, path: undefined }],
    ["ssh://h/", { path: undefined }],
    ["ssh://u:p@h", { user: "u", password: "p" }],
    ["ssh://u%3B%3A:p%40@h", { user: "u;:", password: "p@" }],
    [
      "ssh://;a=b,c-d=@h",
      {
        user: "",
        parameters: [
          { name: "a", value: "b" },
          { name: "c-d", value: "" },
        ],
      },
    ],
    ["ssh://[2001:db8::7]:22", { host: "[2001:db8::7]" }],
  ])("%s", (text, reading) => {
    expect(ssh.read(text)).toMatchObject(reading);
  });

  it("Git documentation, Git URLs: a path is that of a repository", () => {
    expect(ssh.read("ssh://git@host.xz/path/to/repo.git/").path).toBe("/path/to/repo.git/");
    expect(inEnglish(ssh.plan("ssh://git@host.xz/~user/repo.git"))[1]).toMatchObject({
      do: "session",
      note: expect.stringContaining("Git"),
    });
  });

  it.each([
    ["ssh:h", "missing-host", 4],
    ["ssh:///", "missing-host", 6],
    ["ssh://h?a", "invalid-for-scheme", 7],
    ["ssh://u;a=b;c=d@h", "invalid-for-scheme", 6],
    ["ssh://u:p:q@h", "invalid-for-scheme", 6],
    ["ssh://u;a@h", "invalid-for-scheme", 8],
    ["ssh://u;a=b=c@h", "invalid-for-scheme", 8],
    ["ssh://u;a=b_c@h", "invalid-for-scheme", 8],
    ["ssh://u;a=b,@h", "invalid-for-scheme", 12],
  ])("%s: %s at %i", (text, code, index) => {
    const error = errorOf(() => ssh.read(text));
    expect(error).toMatchObject({ code, index });
  });

  it("the plan is a session; no line to log in with has a CR, LF or NUL (RFC 3986 §7.2)", () => {
    expect(described(ssh.plan("ssh://u:p@h:2222"))).toEqual(["connect h:2222", "session"]);
    expect(errorOf(() => ssh.plan("ssh://u%0D%0A@h")).code).toBe("protocol-line-break");
  });

  it("the port 22 is left out, and an empty path is / (RFC 3986 §6.2.3)", () => {
    expect(normalize("SSH://u@H:22", { level: "scheme", schemes: schemeSet(ssh) })).toBe("ssh://u@h/");
  });

  it("read ∘ build is the identity", () => {
    const text = fc.string({ unit: fc.constantFrom(..."ab;:@/,= é%") });
    const name = fc.string({ unit: fc.constantFrom(..."aB1-") });
    const readings: fc.Arbitrary<SshReading> = fc
      .record({
        host: fc.constantFrom("h.example", "[::1]"),
        port: fc.constantFrom(22, 2222),
        user: maybe(text),
        password: maybe(text),
        parameters: fc.array(fc.record({ name, value: name }), { maxLength: 2 }),
        path: maybe(text.map((rest) => `/a${rest}`)),
      })
      .map((reading) =>
        reading.user === undefined && (reading.password ?? reading.parameters[0]) !== undefined
          ? { ...reading, user: "" }
          : reading,
      );
    expectIdentity(ssh, readings);
  });
});

describe("draft-ietf-secsh-scp-sftp-ssh-uri-04: sftp", () => {
  it.each<[string, object]>([
    ["sftp://user@host.example.com/~/file.txt", { user: "user", names: ["~", "file.txt"], type: undefined }],
    ["sftp://user@host.example.com/dir/path/file.txt", { names: ["dir", "path", "file.txt"] }],
    [
      `sftp://user;fingerprint=${FINGERPRINT}@host.example.com:2222/;type=d`,
      { port: 2222, names: [""], type: "d", parameters: [{ name: "fingerprint", value: FINGERPRINT }] },
    ],
    ["sftp://h", { names: [""] }],
    ["sftp://h/a%3Bb;TYPE=A", { names: ["a;b"], type: "a" }],
  ])("%s", (text, reading) => {
    expect(sftp.read(text)).toMatchObject(reading);
  });

  it.each([
    ["sftp://h/a;b", 10],
    ["sftp://h/a;type=x", 10],
    ["sftp://h/a;type=i;b", 10],
    ["sftp://h/a?b", 10],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => sftp.read(text))).toMatchObject({ code: "invalid-for-scheme", index });
  });

  it.each<[string, string, string]>([
    ["sftp://h/~/file.txt", "read", "file.txt"],
    ["sftp://h/~", "list", "."],
    ["sftp://h/dir/path/file.txt", "read", "/dir/path/file.txt"],
    ["sftp://h/dir/", "list", "/dir/"],
    ["sftp://h", "list", "/"],
    ["sftp://h/a;type=d", "list", "/a"],
  ])("%s: %s %s", (text, operation, path) => {
    expect(sftp.plan(text).steps[1]).toMatchObject({ of: "sftp", operation, parameters: { path } });
  });

  it("a name with a slash would be two for the server, and a line break is never sent (RFC 3986 §7.2)", () => {
    expect(errorOf(() => sftp.plan("sftp://h/a%2fb"))).toMatchObject({ code: "access-refused", index: 10 });
    expect(errorOf(() => sftp.plan("sftp://h/a%0Ab")).code).toBe("protocol-line-break");
  });

  it("read ∘ build is the identity", () => {
    const readings: fc.Arbitrary<SftpReading> = fc.record({
      host: fc.constant("h"),
      port: fc.constant(22),
      user: maybe(fc.constantFrom("a", "b c")),
      password: fc.constant(undefined),
      parameters: fc.constant([]),
      names: fc.array(fc.string({ unit: fc.constantFrom(..."a;/~=% é") }), { minLength: 1, maxLength: 3 }),
      type: maybe(fc.constantFrom("a", "i", "d")),
    });
    expectIdentity(sftp, readings);
  });
});
