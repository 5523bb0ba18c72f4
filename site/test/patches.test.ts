/** What the page changes of other people's insides is still there to be changed: an update that takes it away fails here. */

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Inflate } from "pako";
import { describe, expect, it } from "vitest";

const component = (name: string) =>
  fileURLToPath(
    new URL(`../node_modules/vitepress/dist/client/theme-default/components/${name}.vue`, import.meta.url),
  );
const source = (name: string) => readFileSync(component(name), "utf8");

describe("VitePress", () => {
  it.each(["VPNavBarTranslations", "VPNavBarExtra", "VPNavScreenTranslations"])(
    "takes the links to other languages from composables/langs, which config.ts replaces: %s",
    (name) => {
      expect(source(name)).toMatch(/import \{ useLangs \} from ['"]\.\.?\/composables\/langs['"]/);
    },
  );

  it("imports minisearch in VPLocalSearchBox, which config.ts replaces, and asks it by loadJSON and search", () => {
    const box = source("VPLocalSearchBox");
    expect(box).toMatch(/import MiniSearch, .*from 'minisearch'/);
    expect(box).toContain("MiniSearch.loadJSON");
    expect(box).toMatch(/\.search\(/);
  });

  it("has the parts of the menu that theme/style.css names", () => {
    for (const name of ["VPNavBarMenuLink", "VPNavBarMenuGroup", "VPNavScreenMenuGroup"])
      expect(existsSync(component(name)), name).toBe(true);
  });
});

describe("pako", () => {
  it("has the field of its state that list/gzip-members.ts sets, and the one that it reads", () => {
    const { strm } = new Inflate({ windowBits: 31 }) as unknown as {
      strm: { avail_in: unknown; state: { wrap: unknown } };
    };
    expect([typeof strm.avail_in, typeof strm.state.wrap]).toEqual(["number", "number"]);
  });
});
