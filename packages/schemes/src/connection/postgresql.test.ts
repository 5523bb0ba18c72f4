import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it } from "vitest";
import type { Connection } from "./connection.ts";
import { postgresql } from "./postgresql.ts";

/** As libpq's test prints it, besides its defaults. */
function told({ user, password, database, hosts, options }: Connection): string {
  const name = hosts.map(({ host, socket }) => socket ?? host ?? "").join(",");
  const port = hosts.map(({ port, socket }) => (port === (socket ? undefined : 5432) ? "" : port)).join(",");
  const parts = [
    ...[user && `user='${user}'`, password && `password='${password}'`, database && `dbname='${database}'`],
    ...[name && `host='${name}'`, port && `port='${port}'`],
    ...options.map(({ name, value }) => `${name}='${value}'`),
  ];
  return parts.filter(Boolean).join(" ");
}

describe("PostgreSQL src/interfaces/libpq/t/001_uri.pl", () => {
  it.each([
    [
      "postgresql://uri-user:secret@host:12345/db",
      "user='uri-user' password='secret' dbname='db' host='host' port='12345'",
    ],
    ["postgresql://uri-user@host:12345/db", "user='uri-user' dbname='db' host='host' port='12345'"],
    ["postgresql://uri-user@host/db", "user='uri-user' dbname='db' host='host'"],
    ["postgresql://host:12345/db", "dbname='db' host='host' port='12345'"],
    ["postgresql://host/db", "dbname='db' host='host'"],
    ["postgresql://uri-user@host:12345/", "user='uri-user' host='host' port='12345'"],
    ["postgresql://uri-user@host/", "user='uri-user' host='host'"],
    ["postgresql://uri-user@", "user='uri-user'"],
    ["postgresql://host:12345/", "host='host' port='12345'"],
    ["postgresql://host:12345", "host='host' port='12345'"],
    ["postgresql://host/", "host='host'"],
    ["postgresql://host", "host='host'"],
    ["postgresql://", ""],
    ["postgresql://?hostaddr=127.0.0.1", "hostaddr='127.0.0.1'"],
    ["postgresql://example.com?hostaddr=63.1.2.4", "host='example.com' hostaddr='63.1.2.4'"],
    ["postgresql://%68ost/", "host='host'"],
    ["postgresql://host/db?user=uri-user", "user='uri-user' dbname='db' host='host'"],
    ["postgresql://host/db?user=uri-user&port=12345", "user='uri-user' dbname='db' host='host' port='12345'"],
    [
      "postgresql://host/db?u%73er=someotheruser&port=12345",
      "user='someotheruser' dbname='db' host='host' port='12345'",
    ],
    ["postgresql://host:12345?user=uri-user", "user='uri-user' host='host' port='12345'"],
    ["postgresql://host?user=uri-user", "user='uri-user' host='host'"],
    ["postgresql://host?", "host='host'"],
    ["postgresql://[::1]:12345/db", "dbname='db' host='[::1]' port='12345'"],
    ["postgresql://[::1]/db", "dbname='db' host='[::1]'"],
    ["postgresql://[2001:db8::1234]/", "host='[2001:db8::1234]'"],
    ["postgresql://[::1]", "host='[::1]'"],
    ["postgres://", ""],
    ["postgres:///", ""],
    ["postgres:///db", "dbname='db'"],
    ["postgres://uri-user@/db", "user='uri-user' dbname='db'"],
    ["postgres://?host=/path/to/socket/dir", "host='/path/to/socket/dir'"],
    ["postgres://@host", "host='host'"],
    ["postgres://host:/", "host='host'"],
    ["postgres://:12345/", "port='12345'"],
    ["postgres://otheruser@?host=/no/such/directory", "user='otheruser' host='/no/such/directory'"],
    ["postgres://otheruser@/?host=/no/such/directory", "user='otheruser' host='/no/such/directory'"],
    [
      "postgres://otheruser@:12345?host=/no/such/socket/path",
      "user='otheruser' host='/no/such/socket/path' port='12345'",
    ],
    [
      "postgres://otheruser@:12345/db?host=/path/to/socket",
      "user='otheruser' dbname='db' host='/path/to/socket' port='12345'",
    ],
    ["postgres://:12345/db?host=/path/to/socket", "dbname='db' host='/path/to/socket' port='12345'"],
    ["postgres://:12345?host=/path/to/socket", "host='/path/to/socket' port='12345'"],
    ["postgres://%2Fvar%2Flib%2Fpostgresql/dbname", "dbname='dbname' host='/var/lib/postgresql'"],
    ["postgresql://host?sslmode=verify-full", "host='host' sslmode='verify-full'"],
  ])("%s", (text, expected) => {
    const connection = postgresql.read(text);
    expect(told(connection)).toBe(expected);
    expect(postgresql.read(postgresql.build(connection))).toEqual(connection);
  });

  it.each([
    ["postgresql://host?uzer=", 18],
    ["postgresql://host?Sslmode=require", 18],
    ["postgresql://host?sslmode=a&value=b", 28],
    ["postgresql://host?  user user  =  user  & port = 12345 12 ", 24],
    ["postgresql://host? user = user & port = 12345 12 ", 45],
    ["postgresql://u v@host", 14],
  ])("%s is refused at %i, as an unknown option and a blank within a part are", (text, index) => {
    expect(errorOf(() => postgresql.read(text))).toMatchObject({ code: "invalid-for-scheme", index });
  });

  it("blanks around a part do not count (t/001_uri.pl of 2024)", () => {
    expect(told(postgresql.read("postgresql://host?  user = user & port  = 12345 "))).toBe(
      "user='user' host='host' port='12345'",
    );
    expect(told(postgresql.read("postgresql:// u : p @host/ db "))).toBe(
      "user='u' password='p' dbname='db' host='host'",
    );
    expect(postgresql.read("postgresql://host?password=%20p").password).toBe(" p");
  });

  // Not among them: `[200z:db8::1234]`, which libpq cannot reach.
  it.each([
    ["postgre://", 0],
    ["postgres://[::1", 15],
    ["postgres://[]", 11],
    ["postgres://[::1]z", 16],
    ["postgresql://host?zzz", 18],
    ["postgresql://host?value1&value2", 18],
    ["postgresql://host?key=key=value", 25],
    ["postgres://host?dbname=%XXfoo", 23],
    ["postgresql://a%00b", 13],
    ["postgresql://%zz", 13],
    ["postgresql://%1", 13],
    ["postgresql://%", 13],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => postgresql.read(text))).toMatchObject({ index });
  });
});

describe("PostgreSQL libpq §34.1.1.2: Connection URIs", () => {
  it.each([
    ["postgresql://localhost", "host='localhost'"],
    ["postgresql://localhost:5433", "host='localhost' port='5433'"],
    ["postgresql://localhost/mydb", "dbname='mydb' host='localhost'"],
    ["postgresql://user@localhost", "user='user' host='localhost'"],
    ["postgresql://user:secret@localhost", "user='user' password='secret' host='localhost'"],
    [
      "postgresql://other@localhost/otherdb?connect_timeout=10&application_name=myapp",
      "user='other' dbname='otherdb' host='localhost' connect_timeout='10' application_name='myapp'",
    ],
    [
      "postgresql://host1:123,host2:456/somedb?target_session_attrs=any&application_name=myapp",
      "dbname='somedb' host='host1,host2' port='123,456' target_session_attrs='any' application_name='myapp'",
    ],
    ["postgresql:///mydb?host=localhost&port=5433", "dbname='mydb' host='localhost' port='5433'"],
    [
      "postgresql://user@localhost:5433/mydb?options=-c%20synchronous_commit%3Doff",
      "user='user' dbname='mydb' host='localhost' port='5433' options='-c synchronous_commit=off'",
    ],
    ["postgresql:///dbname?host=/var/lib/postgresql", "dbname='dbname' host='/var/lib/postgresql'"],
    ["postgresql://host?ssl=true", "host='host' sslmode='require'"],
  ])("%s", (text, expected) => {
    expect(told(postgresql.read(text))).toBe(expected);
  });

  it("§34.1.1.3: ports are matched to hosts, and one is for all", () => {
    const ports = (text: string) => postgresql.read(text).hosts.map(({ host, port }) => `${host} ${port}`);
    expect(ports("postgres://a,b:5433/db")).toEqual(["a 5432", "b 5433"]);
    expect(ports("postgres:///?host=a,b&port=5433")).toEqual(["a 5433", "b 5433"]);
    expect(ports("postgres:///?host=a,b&port=1,2")).toEqual(["a 1", "b 2"]);
    expect(errorOf(() => postgresql.read("postgres:///?host=a,b&port=1,2,3")).reason).toContain(
      "cannot be matched",
    );
    expect(errorOf(() => postgresql.read("postgres://a?port=x"))).toMatchObject({ code: "invalid-port" });
  });

  it("a password ends at the first @, and may hold a colon; a slash ends the hosts", () => {
    expect(postgresql.read("postgres://u:p:q@h")).toMatchObject({ user: "u", password: "p:q" });
    expect(postgresql.read("postgres://u:p%40s%2Fs@h")).toMatchObject({ password: "p@s/s" });
    expect(errorOf(() => postgresql.read("postgres://u:p@ss@h/db"))).toMatchObject({
      rule: "host",
      index: 17,
    });
    expect(errorOf(() => postgresql.read("postgres://u:p/ss@h/db"))).toMatchObject({
      code: "invalid-port",
      reason: expect.stringContaining("in a password, / is written %2F"),
    });
  });
});
