import { expect, test } from "vitest";
import { compressedIpv6, compressedWithDecimals, shortIpv6 } from "./ipv6.ts";

test.each([
  // RFC 5952 §4.1, §4.2.1 to §4.2.3, §4.3
  ["2001:0db8::0001", "2001:db8::1"],
  ["2001:db8:0:0:0:0:2:1", "2001:db8::2:1"],
  ["2001:db8::1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
  ["2001:0:0:1:0:0:0:1", "2001:0:0:1::1"],
  ["2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"],
  ["2001:DB8::A", "2001:db8::a"],
  // §5
  ["::ffff:c000:201", "::ffff:192.0.2.1"],
  ["0:0:0:0:0:ffff:192.0.2.1", "::ffff:192.0.2.1"],
  ["0:0:0:0:0:0:0:0", "::"],
  ["1:0:0:0:0:0:0:0", "1::"],
])("RFC 5952 §4, §5: %s is %s", (address, short) => {
  expect(shortIpv6(address)).toBe(short);
});

test("RFC 4291 §2.2, RFC 5952 §4: an address with decimals, which stay or become groups", () => {
  expect(compressedWithDecimals("0:0:0:0:0:FFFF:129.144.52.38")).toBe("::ffff:129.144.52.38");
  expect(compressedIpv6("::FFFF:129.144.52.38")).toBe("::ffff:8190:3426");
  expect(compressedWithDecimals("2001:0db8::0001")).toBe("2001:db8::1");
});
