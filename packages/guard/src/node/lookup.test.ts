import { createServer, get, type Server } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { Agent, fetch } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GuardError, lookup } from "./lookup.ts";

/** A resolver of names that the test knows, so that nothing leaves this machine. */
const resolver =
  (...addresses: readonly string[]): LookupFunction =>
  (_name, options, callback) => {
    expect(options.all).toBe(true);
    const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    queueMicrotask(() => callback(null, found));
  };

let server: Server;
let port = 0;
let asked = 0;

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1;
    response.end("reached");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
});

const LOOPBACK = { schemes: ["http"], hosts: ["*"], allowAddresses: ["127.0.0.1"] };
const STRANGERS = { schemes: ["http"], hosts: ["*"] };

function fetched(policy: object, byName: LookupFunction, host = "rebind.w3.org"): Promise<string> {
  const connect = { lookup: lookup(policy, { lookup: byName }) };
  const dispatcher = new Agent({ connect });
  return fetch(`http://${host}:${port}/`, { dispatcher })
    .then((response) => response.text())
    .finally(() => dispatcher.close());
}

function gotten(policy: object, byName: LookupFunction): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { lookup: lookup(policy, { lookup: byName }), agent: false } as const;
    get(`http://rebind.w3.org:${port}/`, options, (response) => {
      response.setEncoding("utf8");
      response.on("data", resolve);
    }).on("error", reject);
  });
}

describe("lookup: the address that is judged is the one that is dialled", () => {
  it("undici and node:http dial what is allowed", async () => {
    expect(await fetched(LOOPBACK, resolver("127.0.0.1"))).toBe("reached");
    expect(await gotten(LOOPBACK, resolver("127.0.0.1"))).toBe("reached");
  });

  it.each([["127.0.0.1"], ["::ffff:127.0.0.1"], ["8.8.8.8", "127.0.0.1"]])(
    "a name with the address %s is not dialled by a policy for strangers",
    async (...addresses) => {
      const before = asked;
      const byFetch = await fetched(STRANGERS, resolver(...addresses)).catch((error: Error) => error.cause);
      const byGet = await gotten(STRANGERS, resolver(...addresses)).catch((error: unknown) => error);
      for (const error of [byFetch, byGet]) {
        expect(error).toBeInstanceOf(GuardError);
        expect(error).toMatchObject({ code: "ERR_URIKIT_DENIED", hostname: "rebind.w3.org" });
        expect((error as GuardError).reasons.map(({ id }) => id)).toEqual(["loopback-address"]);
      }
      expect(asked).toBe(before);
    },
  );

  it("a name that is not allowed is not even looked up", async () => {
    const never: LookupFunction = () => {
      throw new Error("it was looked up");
    };
    const error = await fetched(STRANGERS, never, "db.internal").catch(({ cause }: Error) => cause);
    expect(error).toMatchObject({ message: expect.stringMatching(/^db\.internal is denied: /) });
  });

  it.each([
    ["127.0.0.1", ["loopback-address"]],
    ["::1", ["loopback-address"]],
    ["127.1", ["rare-ipv4", "loopback-address"]],
    ["8.8.8.8", []],
  ])("judges %s too, should a client look it up", async (host, ids) => {
    const look = lookup(STRANGERS, { lookup: resolver("8.8.8.8") });
    const error = await new Promise<Error | null>((done) => look(host, {}, done));
    expect(error instanceof GuardError ? error.reasons.map(({ id }) => id) : []).toEqual(ids);
  });

  it("answers with one address or with all, as it is asked, and hands an error on", () => {
    const look = lookup(STRANGERS, { lookup: resolver("8.8.8.8", "2606:4700::1111") });
    const failing = lookup(STRANGERS, {
      lookup: (_name, _options, callback) => callback(new Error("no such name"), []),
    });
    const answers = [
      new Promise((done) => look("w3.org", {}, (...answer) => done(answer))),
      new Promise((done) => look("w3.org", { all: true }, (...answer) => done(answer))),
      new Promise((done) => failing("w3.org", {}, (error) => done(error?.message))),
    ];
    return expect(Promise.all(answers)).resolves.toEqual([
      [null, "8.8.8.8", 4],
      [
        null,
        [
          { address: "8.8.8.8", family: 4 },
          { address: "2606:4700::1111", family: 6 },
        ],
      ],
      "no such name",
    ]);
  });

  it.each([
    ["8.8.8.8", "8.8.8.8"],
    ["127.0.0.1", "rebind.w3.org is denied: 127.0.0.1"],
    ["", "rebind.w3.org is denied: "],
  ])(
    "takes a look-up that gives one address, %j, though all were asked for: dns.lookup",
    async (given, told) => {
      const look = lookup(STRANGERS, {
        lookup: (_name, _options, callback) => callback(null, given, given.includes(".") ? 4 : undefined),
      });
      const one = await new Promise((done) =>
        look("rebind.w3.org", {}, (error, found) => done(error?.message ?? found)),
      );
      expect(one).toContain(told);
      const all = await new Promise((done) =>
        look("rebind.w3.org", { all: true }, (error, found) => done(error?.message ?? found)),
      );
      if (given === told) expect(all).toEqual([{ address: given, family: 4 }]);
      else expect(all).toContain(told);
    },
  );

  it("looks up by the platform unless told otherwise", async () => {
    const look = lookup({ hosts: ["localhost"] });
    const error = await new Promise((done) => look("localhost", {}, done));
    expect((error as GuardError).reasons[0]?.id).toBe("loopback-address");
  });
});

describe("GuardError", () => {
  it("has instances in another copy of the package, and no other errors", () => {
    const error = new GuardError("h", []);
    const [brand] = Object.getOwnPropertySymbols(error);
    const ofAnotherCopy = Object.defineProperty(new Error("…"), brand ?? "", {});
    expect(ofAnotherCopy).toBeInstanceOf(GuardError);
    expect(new Error("…")).not.toBeInstanceOf(GuardError);
    class Own extends GuardError {}
    expect(error).not.toBeInstanceOf(Own);
    expect(new Own("h", [])).toBeInstanceOf(Own);
  });
});
