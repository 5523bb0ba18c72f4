import fc from "fast-check";
import { compare, normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, inEnglish, maybe } from "../test/scheme-expectations.ts";
import { type GeoReading, geo } from "./geo.ts";
import { schemeSet } from "./set.ts";

const schemes = schemeSet(geo);

describe("RFC 5870 §3.3, §6: the reading", () => {
  it.each<[string, object]>([
    ["geo:13.4125,103.8667", { coordinates: [13.4125, 103.8667], crs: "wgs84", uncertainty: undefined }],
    ["geo:48.2010,16.3695,183", { coordinates: [48.201, 16.3695, 183] }],
    ["geo:48.198634,16.371648;crs=wgs84;u=40", { crs: "wgs84", uncertainty: 40, parameters: [] }],
    ["geo:48.2010,16.3695,-18.3", { coordinates: [48.201, 16.3695, -18.3] }],
    ["geo:1,2;CRS=Moon-2011;U=0;Foo=this%2dthat;bar", { crs: "moon-2011", uncertainty: 0 }],
    ["geo:323482,4306480;crs=EPSG-32618;u=20", { coordinates: [323482, 4306480], crs: "epsg-32618" }],
    [
      "geo:1,2;foo=a:b;bar",
      {
        parameters: [
          { name: "foo", value: "a:b" },
          { name: "bar", value: undefined },
        ],
      },
    ],
  ])("%s", (text, reading) => {
    expect(geo.read(text)).toMatchObject(reading);
    expect(geo.read(geo.build(geo.read(text)))).toEqual(geo.read(text));
  });

  it.each([
    ["geo:", 4],
    ["geo:1", 4],
    ["geo:1,2,3,4", 4],
    ["geo:1,2.", 4],
    ["geo:+1,2", 4],
    ["geo:1e1,2", 4],
    ["geo:,1", 4],
    ["geo:90.1,0", 4],
    ["geo:0,-180.5", 4],
    ["geo:1,2;u=-1", 7],
    ["geo:1,2;u", 7],
    ["geo:1,2;crs", 7],
    ["geo:1,2;u=1;crs=wgs84", 7],
    ["geo:1,2;foo;u=1", 7],
    ["geo:1,2;u=1;u=2", 7],
    ["geo:1,2;", 8],
    ["geo:1,2;a_b=c", 8],
    ["geo:1,2;a=", 8],
    ["geo:1,2;a=b=c", 11],
    ["geo:1,2?z=3", 7],
    ["geo://1,2", 4],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => geo.read(text))).toMatchObject({ index, input: text });
  });

  it("§5: the place is shown", () => {
    expect(geo.plan("geo:1,2;u=3").steps).toMatchObject([
      { do: "request", of: "map", parameters: { coordinates: [1, 2], uncertainty: 3 } },
    ]);
    expect(inEnglish(geo.plan("geo:1,2;crs=moon-2011"))[0]?.note).toContain(
      "if its reference system is known",
    );
    expect(errorOf(() => geo.plan("geo:1,2;a=%0D%0A")).code).toBe("protocol-line-break");
  });
});

describe("RFC 5870 §3.4.4, §6.4: comparison", () => {
  it.each([
    ["geo:90,-22.43;crs=WGS84", "geo:90,46"],
    ["geo:22.300,-118.44", "geo:22.3,-118.4400"],
    ["geo:66,30;u=6.500;FOo=this%2dthat", "geo:66.0,30;u=6.5;foo=this-that"],
    ["geo:1,2;foo=a%3ab%24", "geo:1,2;foo=a:b$"],
    ["geo:47,11;foo=blue;bar=white", "geo:47,11;bar=white;foo=blue"],
    ["geo:10,180", "geo:10,-180"],
    ["geo:-0,007.0", "geo:0,7"],
  ])("%s and %s are equal", (a, b) => {
    expect(compare(a, b, { schemes }).equivalent).toBe(true);
  });

  it.each([
    ["geo:1,2,0", "geo:1,2"],
    ["geo:1,2;u=0", "geo:1,2"],
    ["geo:90,1;crs=moon", "geo:90,2;crs=moon"],
    ["geo:1,2;crs=moon", "geo:1,2"],
    ["geo:70,20;foo=1.00", "geo:70,20;foo=1"],
    ["geo:22,0;bar=Blue", "geo:22,0;BAR=blue"],
    ["geo:1,-2", "geo:1,2"],
  ])("%s and %s are not", (a, b) => {
    expect(compare(a, b, { schemes }).equivalent).toBe(false);
  });

  it("what is not a place stays as it is", () => {
    expect(normalize("geo:091.0,2", { level: "scheme", schemes })).toBe("geo:091.0,2");
  });

  it("read ∘ build is the identity", () => {
    const readings: fc.Arbitrary<GeoReading> = fc.record({
      coordinates: fc
        .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
        .map((place) => place.map((degrees) => Math.round(degrees * 1e6) / 1e6 + 0)),
      crs: fc.constantFrom("wgs84", "moon-1"),
      uncertainty: maybe(fc.nat()),
      parameters: fc.array(
        fc.record({ name: fc.constantFrom("a", "b-1"), value: maybe(fc.constantFrom("x;y", "é/", "+[]")) }),
      ),
    });
    expectIdentity(geo, readings);
  });

  it("refuses a number that the grammar cannot write", () => {
    expect(() => geo.build({ coordinates: [1, Number.NaN] })).toThrow("not a place");
    expect(geo.build({ coordinates: [1e-7, 2] })).toBe("geo:0.00000010000000000000,2");
    expect(errorOf(() => geo.build({ coordinates: [1e-30, 2] })).code).toBe("component-mismatch");
  });
});
