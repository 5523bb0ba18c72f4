import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it } from "vitest";
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
    // "Connecting Using Unix Sockets and Windows Named Pipes"
    [
      "mysql://user@localhost?socket=%2Ftmp%2Fmysql.sock",
      { hosts: [{ socket: "/tmp/mysql.sock" }], options: [] },
    ],
    [
      "mysql://user@localhost?socket=(/tmp/mysql.sock)",
      { hosts: [{ socket: "/tmp/mysql.sock" }], options: [] },
    ],
    ["mysql://user@/tmp%2Fmysql.sock", { hosts: [{ socket: "/tmp/mysql.sock" }], database: undefined }],
    [
      "mysql://user@./path%2Fto%2Fsocket.sock/db",
      { hosts: [{ socket: "./path/to/socket.sock" }], database: "db" },
    ],
    ["mysqlx://.%2Fpath%2Fto%2Fsocket/db", { hosts: [{ socket: "./path/to/socket" }], database: "db" }],
    ["mysqlx://(./path/to/socket)/db", { hosts: [{ socket: "./path/to/socket" }], database: "db" }],
    ["mysql:///db", { hosts: [{ host: undefined, socket: undefined, port: 3306 }], database: "db" }],
    // "Connecting using a URI String": the examples, and "a single key"
    ["mysqlx://user@localhost:33065", { hosts: [{ host: "localhost", port: 33065 }] }],
    ["mysqlx://user@198.51.100.14:123", { hosts: [{ host: "198.51.100.14", port: 123 }] }],
    [
      "mysqlx://user@[2001:db8:85a3:8d3:1319:8a2e:370:7348]",
      { hosts: [{ host: "[2001:db8:85a3:8d3:1319:8a2e:370:7348]" }] },
    ],
    ["mysqlx://user@198.51.100.2:33060/world", { database: "world" }],
    [
      "mysqlx://user@198.51.100.1/world%5Fx?compression",
      { database: "world_x", options: [{ name: "compression", value: undefined }] },
    ],
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
