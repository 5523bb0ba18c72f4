/** RFC 4516: ldap, against slapd with the entries of its examples. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { access } from "../../src/access.ts";
import { errorOf, listingOf } from "../outcomes.ts";
import { isLeftOut } from "./programs.ts";
import type { RunningServer } from "./running.ts";
import { startSlapd } from "./slapd.ts";

describe.skipIf(isLeftOut("slapd"))("slapd", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startSlapd();
  });
  afterAll(() => server?.stop());
  const get = (rest: string) =>
    access(`ldap://127.0.0.1:${server.port}/${rest}`, {
      policy: { schemes: ["ldap"], hosts: ["*"], ports: [server.port], allowAddresses: ["127.0.0.1"] },
    });

  it("§4: <ldap://h/o=University%20of%20Michigan,c=US>", async () => {
    const { entries } = await listingOf(get("o=University%20of%20Michigan,c=US"));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      name: "o=University of Michigan,c=US",
      attributes: { o: ["University of Michigan"] },
    });
  });

  it("§4: an attribute alone, and a search below", async () => {
    const { entries } = await listingOf(get("o=University%20of%20Michigan,c=US?postalAddress"));
    expect(entries[0]?.attributes).toEqual({ postalAddress: ["Ann Arbor"] });
    const found = await listingOf(get("o=University%20of%20Michigan,c=US??sub?(cn=Babs%20Jensen)"));
    expect(found.entries.map(({ name }) => name)).toEqual(["cn=Babs Jensen,o=University of Michigan,c=US"]);
    const [{ reference = "" } = expect.fail()] = found.entries;
    expect(
      (
        await listingOf(
          access(reference, {
            policy: { schemes: ["ldap"], hosts: ["*"], ports: [server.port], allowAddresses: ["127.0.0.1"] },
          }),
        )
      ).entries,
    ).toHaveLength(1);
  });

  it("what is not there is not found", async () => {
    expect((await errorOf(get("o=Nobody,c=DE"))).code).toBe("not-found");
  });
});
