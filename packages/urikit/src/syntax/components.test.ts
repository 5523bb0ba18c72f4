import { describe, expect, it } from "vitest";
import { type Component, rangeOf, sectionOf } from "./components.ts";
import type { Layout } from "./scanner.ts";

describe("§3 Syntax Components", () => {
  it.each([
    ["scheme", "§3.1"],
    ["authority", "§3.2"],
    ["userinfo", "§3.2.1"],
    ["host", "§3.2.2"],
    ["port", "§3.2.3"],
    ["path", "§3.3"],
    ["query", "§3.4"],
    ["fragment", "§3.5"],
  ] as const)("%s is described in %s", (component, section) => {
    expect(sectionOf(component)).toBe(section);
  });

  /** A layout, its offsets in the order of the text. */
  function layout(...offsets: [number, number, number, number, number, number, number]): Layout {
    const [schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo, to] = offsets;
    return { text: "", schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo, to, deviations: 0 };
  }

  /** The ranges by a layout, as text. */
  function cut(text: string, layout: Layout): { [name in Component]?: string | undefined } {
    const of = (name: Component) => {
      const range = rangeOf(layout, name);
      return range && text.slice(range.from, range.to);
    };
    return {
      scheme: of("scheme"),
      authority: of("authority"),
      userinfo: of("userinfo"),
      host: of("host"),
      port: of("port"),
      path: of("path"),
      query: of("query"),
      fragment: of("fragment"),
    };
  }

  it("every component defined", () => {
    expect(cut("s://u@h:1/p?q#f", layout(1, 6, 7, 9, 11, 13, 15))).toEqual({
      scheme: "s",
      authority: "u@h:1",
      userinfo: "u",
      host: "h",
      port: "1",
      path: "/p",
      query: "q",
      fragment: "f",
    });
  });

  it("every component empty, and yet defined", () => {
    expect(cut("s://@:?#", layout(1, 5, 5, 6, 6, 7, 8))).toEqual({
      scheme: "s",
      authority: "@:",
      userinfo: "",
      host: "",
      port: "",
      path: "",
      query: "",
      fragment: "",
    });
  });

  it("only the path is never undefined (§5.2.1)", () => {
    expect(cut("", layout(-1, 0, 0, 0, 0, 0, 0))).toEqual({ path: "" });
  });
});
