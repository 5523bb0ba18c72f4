import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it } from "vitest";
import { redis } from "./redis.ts";

describe("IANA registration of redis and rediss", () => {
  it("the example: redis://user:secret@localhost:6379/0?foo=bar&qux=baz", () => {
    const connection = redis.read("redis://user:secret@localhost:6379/0?foo=bar&qux=baz");
    expect(connection).toEqual({
      scheme: "redis",
      user: "user",
      password: "secret",
      hosts: [{ host: "localhost", socket: undefined, port: 6379 }],
      database: "0",
      options: [
        { name: "foo", value: "bar" },
        { name: "qux", value: "baz" },
      ],
    });
    expect(redis.build(connection)).toBe("redis://user:secret@localhost/0?foo=bar&qux=baz");
    expect(redis.read("rediss://user:secret@localhost:6379/0?foo=bar&qux=baz").scheme).toBe("rediss");
  });

  it("database and password may stand in the options", () => {
    expect(redis.read("redis://h?db=5&password=x")).toMatchObject({
      database: "5",
      password: "x",
      options: [],
    });
    expect(redis.read("redis://:x@h:1234/9")).toMatchObject({
      user: undefined,
      password: "x",
      database: "9",
    });
    expect(redis.read("redis://h/5?db=5").database).toBe("5");
    expect(redis.read("redis://h/").database).toBeUndefined();
  });

  it.each([
    ["redis://h/a", "db-number"],
    ["redis://h/1/2", "db-number"],
    ["redis://h/1?db=2", "db-number"],
    ["redis://:a@h?password=b", "password"],
    ["redis://h?db=1&db=1", "option"],
    ["redis://a:b:c@h", "userinfo"],
    ["redis://h:0", "port"],
  ])("%s: %s", (text, rule) => {
    expect(errorOf(() => redis.read(text)).rule).toBe(rule);
  });
});
