/** What may be fetched, said by options; and `--resolve`, with a DNS that the test knows: nothing leaves this machine. */

import { Readable, Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { uri, withFile } from "../../../test/run-uri.ts";
import { type GuardOptions, run } from "./guard.ts";
import type { LookUp } from "./look-up.ts";

describe("uri guard --scheme --allow-host", () => {
  it("is a policy without a file", async () => {
    const args = ["guard", "--scheme", "https", "--allow-host", ".example.org", "--allow-host", "w3.org"];
    const input = "https://a.example.org/\nhttps://example.org/\nhttps://w3.org/\nhttp://w3.org/\n";
    expect((await uri(args, input)).stdout).toBe(
      "allow https://a.example.org/\ndeny host-not-allowed\thttps://example.org/\nallow https://w3.org/\ndeny scheme-not-allowed\thttp://w3.org/\n",
    );
  });

  it("adds to that of the file, or refuses what the file should not hold", async () => {
    const args = (policy: string) => ["guard", "--policy", policy, "--allow-host", "b.org", "https://b.org/"];
    const ask = (policy: string) => withFile(policy, (path) => uri(args(path)));
    expect((await ask('{"schemes": ["https"], "hosts": ["a.org"]}')).stdout).toBe("allow https://b.org/\n");
    expect((await ask('{"schemes": ["https"]}')).stdout).toBe("allow https://b.org/\n");
    for (const policy of ["[]", '{"hosts": "a"}', "1"]) expect((await ask(policy)).status).toBe(2);
  });

  it.each([
    [[], "guard: give --policy FILE, or what is allowed"],
    [["--scheme", "https"], "guard: give --policy FILE, or what is allowed"],
    [["--allow-host", "a.org"], "guard: give --policy FILE, or what is allowed"],
    [["--scheme", "https", "--allow-host", ".co.uk"], "guard: hosts[0]: "],
  ])("%j is wrong usage", async (args, message) => {
    const { status, stdout, stderr } = await uri(["guard", ...args, "https://a.org/"]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });
});

/** What the guard says with this DNS, and the names that were asked for. */
async function resolved(
  references: readonly string[],
  dns: Readonly<Record<string, readonly string[]>>,
  options: Partial<GuardOptions> = {},
) {
  const asked: string[] = [];
  const lookUp: LookUp = (name) => {
    asked.push(name);
    const addresses = dns[name];
    return addresses === undefined ? { code: "ENOTFOUND" } : { addresses };
  };
  let written = "";
  const stream = () =>
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        written += chunk.toString();
        done();
      },
    });
  const stdio = { stdin: Readable.from([]), stdout: stream(), stderr: stream() };
  const given = { scheme: ["https"], allowHost: ["*"], input: [], color: "never", invalid: "empty" } as const;
  const status = await run({ ...given, resolve: true, ...options, references, stdio }, lookUp);
  return { status, written, asked };
}

describe("uri guard --resolve", () => {
  it("RFC 3986 §7.4: judges every address of a name", async () => {
    const dns = {
      "w3.org": ["8.8.8.8", "2606:4700::1111"],
      "rebind.org": ["8.8.8.8", "127.0.0.1"],
      "meta.org": ["::ffff:169.254.169.254"],
    };
    const { status, written } = await resolved(
      ["https://w3.org/a", "https://rebind.org/", "https://meta.org/", "https://nowhere.org/"],
      dns,
    );
    expect(written).toBe(
      "allow https://w3.org/a\ndeny loopback-address\ndeny metadata-address\ndeny name-not-in-dns\n",
    );
    expect(status).toBe(1);
  });

  it("asks for a name once, and for no name that is denied anyway, nor for an address", async () => {
    const { asked } = await resolved(
      ["https://w3.org/a", "https://W3.org/b", "http://other.org/", "https://localhost/", "https://8.8.8.8/"],
      { "w3.org": ["8.8.8.8"] },
    );
    expect(asked).toEqual(["w3.org"]);
  });

  it("allows the addresses that the policy allows, and names them in its JSON", async () => {
    const policy = JSON.stringify({ allowAddresses: ["10.0.0.0/8"] });
    const { written } = await withFile(policy, (path) =>
      resolved(["https://intra.w3.org/"], { "intra.w3.org": ["10.1.2.3"] }, { policy: path, json: true }),
    );
    expect(JSON.parse(written)).toMatchObject({
      valid: true,
      result: "allow",
      addresses: ["10.1.2.3"],
      open: [],
    });
  });

  it("is off by default: the name is an open question", async () => {
    const args = ["guard", "--scheme", "https", "--allow-host", "*", "--json", "https://w3.org/"];
    expect(JSON.parse((await uri(args)).stdout).open).toMatchObject([{ id: "name-not-resolved" }]);
  });
});
