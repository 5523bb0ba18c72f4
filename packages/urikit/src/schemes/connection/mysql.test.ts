import { describe, expect, it } from "vitest";
import { errorOf } from "../../../test/error-of.ts";
import { mysql } from "./mysql.ts";

describe("MySQL Reference Manual, URI-Like Connection Strings", () => {
  it.each<[string, object]>([
    [
      "mysql://myuser@example.com:3306/main-schema",
      { user: "myuser", database: "main-schema", password: undefined },
    ],
    ["mysqlx://user:password@host", { password: "password", hosts: [{ host: "host", port: 33060 }] }],
    ["mysql://user:@localhost", { password: "" }],
    ["mysql://root@[2001:db8::1]:3307", { hosts: [{ host: "[2001:db8::1]", port: 3307 }] }],
    [
      "mysql://user@%2Ftmp%2Fmysql.sock/db",
      { hosts: [{ host: undefined, socket: "/tmp/mysql.sock" }], database: "db" },
    ],
    [
      "mysql://user@(/tmp/mysql.sock)/db",
      { hosts: [{ host: undefined, socket: "/tmp/mysql.sock" }], database: "db" },
    ],
    [
      "mysql://h?Connect-Timeout=1&ssl-mode=REQUIRED",
      {
        options: [
          { name: "connect-timeout", value: "1" },
          { name: "ssl-mode", value: "REQUIRED" },
        ],
      },
    ],
    ["mysql://u:p%40%3A%2F@h", { password: "p@:/" }],
  ])("%s", (text, expected) => {
    const connection = mysql.read(text);
    expect(connection).toMatchObject(expected);
    expect(mysql.read(mysql.build(connection))).toEqual(connection);
  });

  it.each([
    ["mysql://u:p@ss@h", "host", 14],
    ["mysql://u:p:q@h", "userinfo", 8],
    ["mysql://h?a=b&A=c", "option", 10], // "If a parameter is specified more than once, an error occurs"
    ["mysql://a,b", "host", 9],
    ["mysql://(/a", "socket", 11],
    ["mysql://(/a)b", "socket", 12],
    ["mysql://h:99999", "port", 10],
  ])("%s: %s at %i", (text, rule, index) => {
    expect(errorOf(() => mysql.read(text))).toMatchObject({ rule, index });
  });
});
