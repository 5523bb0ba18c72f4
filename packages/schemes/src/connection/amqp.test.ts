import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it } from "vitest";
import { amqp } from "./amqp.ts";

describe("RabbitMQ URI Specification, Appendix A", () => {
  const none = undefined;

  it.each<[string, string | undefined, string | undefined, string | undefined, number, string | undefined]>([
    ["amqp://user:pass@host:10000/vhost", "user", "pass", "host", 10000, "vhost"],
    ["amqp://user%61:%61pass@ho%61st:10000/v%2fhost", "usera", "apass", "hoast", 10000, "v/host"],
    ["amqp://", none, none, none, 5672, none],
    ["amqp://:@/", "", "", none, 5672, ""],
    ["amqp://user@", "user", none, none, 5672, none],
    ["amqp://user:pass@", "user", "pass", none, 5672, none],
    ["amqp://host", none, none, "host", 5672, none],
    ["amqp://:10000", none, none, none, 10000, none],
    ["amqp:///vhost", none, none, none, 5672, "vhost"],
    ["amqp://host/", none, none, "host", 5672, ""],
    ["amqp://host/%2f", none, none, "host", 5672, "/"],
    ["amqp://[::1]", none, none, "[::1]", 5672, none],
  ])("%s", (text, user, password, host, port, database) => {
    const connection = amqp.read(text);
    expect(connection).toEqual({
      ...{ scheme: "amqp", user, password, database, options: [] },
      hosts: [{ host, socket: undefined, port }],
    });
    expect(amqp.read(amqp.build(connection))).toEqual(connection);
  });

  it("The amqps URI scheme: the port is 5671; Appendix B: query parameters", () => {
    expect(amqp.read("amqps://h?heartbeat=10")).toMatchObject({
      scheme: "amqps",
      hosts: [{ host: "h", port: 5671 }],
      options: [{ name: "heartbeat", value: "10" }],
    });
  });

  it.each([
    ["amqp://host/a/b", "vhost", 13], // "URIs with multi-segment paths do not obey this specification"
    ["amqp://u:p:q@h", "userinfo", 7], // password = *( unreserved / pct-encoded / sub-delims )
    ["amqp://u@v@h", "host", 10],
    ["amqp://h#f", "amqp_URI", 8],
    ["amqp:h", "scheme", 0],
  ])("%s: %s at %i", (text, rule, index) => {
    expect(errorOf(() => amqp.read(text))).toMatchObject({ rule, index });
  });
});
