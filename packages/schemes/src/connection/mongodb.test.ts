import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it } from "vitest";
import { mongodb } from "./mongodb.ts";

describe("MongoDB Connection String Specification, tests/valid-auth, valid-options, valid-warnings", () => {
  type Expected = readonly [
    user: string | undefined,
    password: string | undefined,
    database: string | undefined,
    hosts: string,
  ];

  it.each<[string, ...Expected]>([
    ["mongodb://alice:foo@127.0.0.1", "alice", "foo", undefined, "127.0.0.1 27017"],
    ["mongodb://alice:foo@127.0.0.1/test", "alice", "foo", "test", "127.0.0.1 27017"],
    ["mongodb://bob:bar@[::1]:27018", "bob", "bar", undefined, "[::1] 27018"],
    ["mongodb://bob:bar@[::1]:27018/admin", "bob", "bar", "admin", "[::1] 27018"],
    ["mongodb://eve:baz@example.com", "eve", "baz", undefined, "example.com 27017"],
    ["mongodb://eve:baz@example.com/db2", "eve", "baz", "db2", "example.com 27017"],
    [
      "mongodb://alice:secret@127.0.0.1,example.com:27018",
      "alice",
      "secret",
      undefined,
      "127.0.0.1 27017, example.com 27018",
    ],
    [
      "mongodb://alice:secret@example.com,[::1]:27019/admin",
      "alice",
      "secret",
      "admin",
      "example.com 27017, [::1] 27019",
    ],
    ["mongodb://alice@127.0.0.1", "alice", undefined, undefined, "127.0.0.1 27017"],
    ["mongodb://alice:@127.0.0.1", "alice", "", undefined, "127.0.0.1 27017"],
    ["mongodb://%40l%3Ace%2F%3D@example.com/my%3Ddb", "@l:ce/=", undefined, "my=db", "example.com 27017"],
    [
      "mongodb://%24am:f%3Azzb%40z%2Fz%3D@127.0.0.1/admin%3F?authMechanism=MONGODB-CR",
      "$am",
      "f:zzb@z/z=",
      "admin?",
      "127.0.0.1 27017",
    ],
    [
      "mongodb://!$&'()*+,;=:!$&'()*+,;=@127.0.0.1/admin?authMechanism=MONGODB-CR",
      "!$&'()*+,;=",
      "!$&'()*+,;=",
      "admin",
      "127.0.0.1 27017",
    ],
    [
      "mongodb://CN%3DmyName%2COU%3DmyOrgUnit%2CO%3DmyOrg%2CL%3DmyLocality%2CST%3DmyState%2CC%3DmyCountry@localhost/?authMechanism=MONGODB-X509",
      "CN=myName,OU=myOrgUnit,O=myOrg,L=myLocality,ST=myState,C=myCountry",
      ...([undefined, undefined, "localhost 27017"] as const),
    ],
    [
      "mongodb://alice:secret@example.com/admin?replicaset=my@replicaset",
      "alice",
      "secret",
      "admin",
      "example.com 27017",
    ],
    [
      "mongodb://alice:secret@example.com/admin?AUTHMechanism=MONGODB-CR",
      "alice",
      "secret",
      "admin",
      "example.com 27017",
    ],
    [
      "mongodb://example.com/?replicaSet=test&replicaSet=test",
      undefined,
      undefined,
      undefined,
      "example.com 27017",
    ],
    [
      "mongodb://example.com?authMechanismProperties=TOKEN_RESOURCE:mongodb://host1%2Chost2",
      undefined,
      undefined,
      undefined,
      "example.com 27017",
    ],
    ["mongodb://localhost/?journal=", undefined, undefined, undefined, "localhost 27017"],
  ])("%s", (text, user, password, database, hosts) => {
    const connection = mongodb.read(text);
    const told = connection.hosts.map(({ host, port }) => `${host} ${port}`).join(", ");
    expect([connection.user, connection.password, connection.database, told]).toEqual([
      user,
      password,
      database,
      hosts,
    ]);
    expect(mongodb.read(mongodb.build(connection))).toEqual(connection);
  });

  it("names of options are in lower case, values are decoded", () => {
    const text =
      "mongodb://user%40EXAMPLE.COM:secret@localhost/?authMechanismProperties=SERVICE_NAME:other,SERVICE_HOST:a%2Fb&authMechanism=GSSAPI";
    expect(mongodb.read(text).options).toEqual([
      { name: "authmechanismproperties", value: "SERVICE_NAME:other,SERVICE_HOST:a/b" },
      { name: "authmechanism", value: "GSSAPI" },
    ]);
  });

  it("Reference Implementation: a socket is an encoded path that ends in .sock", () => {
    const connection = mongodb.read(
      "mongodb://foo:bar%3A@mongodb.example.com,%2Ftmp%2Fmongodb-27018.sock/admin?w=1",
    );
    expect(connection).toEqual({
      ...{ scheme: "mongodb", user: "foo", password: "bar:", database: "admin" },
      hosts: [
        { host: "mongodb.example.com", socket: undefined, port: 27017 },
        { host: undefined, socket: "/tmp/mongodb-27018.sock", port: undefined },
      ],
      options: [{ name: "w", value: "1" }],
    });
    expect(mongodb.read(mongodb.build(connection))).toEqual(connection);
  });
});

describe("MongoDB Connection String Specification, tests/invalid-uris", () => {
  // "Missing delimiting slash between hosts and options" was one until 2 August 2023.
  it.each([
    ["", 0],
    ["mongo://localhost:27017", 0],
    ["mongodb://", 10],
    ["mongodb://localhost::27017", 20],
    ["mongodb://localhost::27017/", 20],
    ["mongodb://::", 11],
    ["mongodb://localhost,localhost::", 30],
    ["mongodb://localhost::27017,abc", 20],
    ["mongodb://localhost:-1", 20],
    ["mongodb://localhost:0/", 20],
    ["mongodb://localhost:65536", 20],
    ["mongodb://localhost:65536/", 20],
    ["mongodb://localhost:foo", 20],
    ["mongodb://[::1]:-1", 16],
    ["mongodb://[::1]:0/", 16],
    ["mongodb://[::1]:65536", 16],
    ["mongodb://[::1]:65536/", 16],
    ["mongodb://[::1]:foo", 16],
    ["mongodb://example.com/?w", 23],
    ["mongodb://alice:foo:bar@127.0.0.1", 10],
    ["mongodb://alice@@127.0.0.1", 10],
    ["mongodb://alice@foo:bar@127.0.0.1", 10],
    ["mongodb://alice/@localhost/db", 16],
    ["mongodb://alice/bob:foo@localhost/db", 16],
    ["mongodb://alice:foo/bar@localhost/db", 16],
    ["mongodb:///tmp/mongodb-27017.sock/", 10],
    ["mongodb+srv://test5.test.mongodb.com,test6.test.mongodb.com", 14],
    ["mongodb+srv://test7.test.mongodb.com:27018", 14],
    ["mongodb://alice%foo:bar@127.0.0.1", 15],
    ["mongodb://user%20%:password@localhost", 17],
    ["mongodb://user%w:password@localhost", 14],
    ["mongodb+rawsrv://tcp.test7.test.mongodb.com", 0],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => mongodb.read(text))).toMatchObject({ index });
  });

  it('what a database may not be named: / \\ blank " $', () => {
    for (const name of ["a%2Fb", "a%5Cb", "a%20b", "a%22b", "a%24b"])
      expect(errorOf(() => mongodb.read(`mongodb://h/${name}`)).rule).toBe("database");
  });

  it("Initial DNS Seedlist Discovery: DNS says the hosts and their ports", () => {
    const connection = mongodb.read("mongodb+srv://test1.test.example.com/?tls=true");
    expect(connection.hosts).toEqual([
      { host: "test1.test.example.com", socket: undefined, port: undefined },
    ]);
    expect(mongodb.build(connection)).toBe("mongodb+srv://test1.test.example.com/?tls=true");
  });
});
