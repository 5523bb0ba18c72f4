/** RFC 8089 §3: files of this system, in the folders that a caller named, and nothing else. */

import { execFileSync } from "node:child_process";
import { link, mkdir, mkdtemp, realpath, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fromPosixPath } from "@urikit/schemes/native-path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentOf, errorOf, listingOf, openFiles } from "../../test/outcomes.ts";
import { access } from "../access.ts";
import type { AccessOptions } from "../access-options.ts";

let above = "";
let root = "";
let inRoot: AccessOptions = {};
const uri = (...names: readonly string[]) => fromPosixPath(join(root, ...names));

beforeAll(async () => {
  above = await realpath(await mkdtemp(join(tmpdir(), "urikit-access-")));
  root = join(above, "root");
  inRoot = { files: [root] };
  await mkdir(join(root, "folder/inner"), { recursive: true });
  await mkdir(join(above, "root-too"));
  await writeFile(join(above, "secret.txt"), "secret");
  await writeFile(join(above, "root-too/a.txt"), "of a sibling");
  await writeFile(join(root, "a.html"), "<p>é</p>");
  await utimes(join(root, "a.html"), 0, 1_000_000_000);
  await writeFile(join(root, "folder/b ü.txt"), "b");
  await writeFile(Buffer.concat([Buffer.from(join(root, "folder/")), Buffer.of(0x66, 0xff)]), "f");
  await writeFile(join(root, "folder/\u001b[2J\r\nname"), "n");
  await writeFile(join(root, "large"), Buffer.alloc(300_000));
  await symlink(join(root, "a.html"), join(root, "inside"));
  await symlink(join(above, "secret.txt"), join(root, "outside"));
  await symlink("..", join(root, "up"));
  await symlink("loop", join(root, "loop"));
  await symlink("/dev/zero", join(root, "zero"));
  await link(join(root, "a.html"), join(root, "hard"));
  execFileSync("mkfifo", [join(root, "pipe")]);
});

afterAll(async () => {
  await rm(above, { recursive: true });
});

describe("a file", () => {
  it("gives its octets, with its size, its time, and the type that its name is usual for", async () => {
    const content = await contentOf(access(uri("a.html"), inRoot));
    expect(content).toMatchObject({
      mediaType: "text/html",
      isGuessed: true,
      size: 9,
      modified: new Date(1_000_000_000_000),
      status: undefined,
      ok: true,
      retrievedFrom: uri("a.html"),
    });
    expect(await content.text()).toBe("<p>é</p>");
  });

  it("of an unknown name has no type", async () => {
    const content = await contentOf(access(uri("large"), inRoot));
    expect(content).toMatchObject({ mediaType: undefined, isGuessed: false });
    expect(await content.octets()).toHaveLength(300_000);
  });

  it.each(["inside", "hard"])("a link within the folder is followed: %s", async (name) => {
    expect(await (await contentOf(access(uri(name), inRoot))).text()).toBe("<p>é</p>");
  });

  it("that is not there is not found", async () => {
    for (const name of ["none", "a.html/b", "loop"])
      expect(await errorOf(access(uri(name), inRoot))).toMatchObject({ code: "not-found" });
  });

  it("is not larger than allowed", async () => {
    const error = await errorOf(access(uri("large"), { ...inRoot, maxOctets: 299_999 }));
    expect(error).toMatchObject({ code: "too-large" });
  });

  it("RFC 3986 §3.5: a fragment does not matter for the access", async () => {
    const content = await contentOf(access(`${uri("a.html")}#p`, inRoot));
    expect(content.retrievedFrom).toBe(`${uri("a.html")}#p`);
    content.close();
  });
});

describe("only files of the folders that were named", () => {
  it("none are named unless the caller does", async () => {
    expect(await errorOf(access(uri("a.html")))).toMatchObject({ code: "refused-address" });
    expect(await errorOf(access("file:///etc/passwd"))).toMatchObject({ code: "refused-address" });
  });

  it.each([
    ["a link out of the folder", "outside"],
    ["a folder above, by a link", "up/secret.txt"],
    ["a device, by a link", "zero"],
    ["the folder above, by a link", "up"],
  ])("%s", async (_what, name) => {
    expect(await errorOf(access(uri(...name.split("/")), inRoot))).toMatchObject({ code: "refused-address" });
  });

  it.each([
    ["dot-segments", () => `${fromPosixPath(root)}/../secret.txt`],
    ["encoded dots", () => `${fromPosixPath(root)}/%2E%2E/secret.txt`],
    ["a folder of which the name begins alike", () => fromPosixPath(join(above, "root-too/a.txt"))],
  ])("%s", async (_what, reference) => {
    expect(await errorOf(access(reference(), inRoot))).toMatchObject({ code: "refused-address" });
  });

  it("whether something is there, is told only of the folders that were named", async () => {
    for (const path of [join(above, "none"), join(above, "secret.txt"), "/nowhere/at/all"])
      expect(await errorOf(access(fromPosixPath(path), inRoot))).toMatchObject({ code: "refused-address" });
    expect(await errorOf(access(uri("none"), inRoot))).toMatchObject({ code: "not-found" });
  });

  it("an encoded slash is not a separator", async () => {
    expect(await errorOf(access(`${fromPosixPath(root)}/..%2Fsecret.txt`, inRoot))).toMatchObject({
      code: "no-way",
    });
  });

  it("a pipe is not opened, though it is there, nor waited for", async () => {
    expect(await errorOf(access(uri("pipe"), { ...inRoot, timeout: 2000 }))).toMatchObject({
      code: "refused-address",
    });
  });

  it("nor is a device, where all folders are allowed", async () => {
    for (const reference of ["file:///dev/zero", "file:///dev/null", "file:///dev/tty"]) {
      const error = await errorOf(access(reference, { files: ["/"], timeout: 2000 }));
      expect(["refused-address", "not-found"]).toContain(error.code);
    }
  });

  it("a folder that is not there allows nothing", async () => {
    expect(await errorOf(access(uri("a.html"), { files: [join(above, "none")] }))).toMatchObject({
      code: "refused-address",
    });
  });

  it("a folder may be named by a link, and with a slash at its end", async () => {
    const options = { files: [`${join(root, "up", "root")}/`] };
    expect(await (await contentOf(access(uri("a.html"), options))).text()).toBe("<p>é</p>");
  });
});

describe("a folder", () => {
  it("lists its entries, with the references that build writes, in order", async () => {
    const { entries, plan, close } = await listingOf(access(uri("folder"), inRoot));
    expect(plan.scheme).toBe("file");
    expect(entries).toEqual(
      [
        { name: "\u001b[2J\r\nname", type: "file", reference: `${uri("folder")}/%1B%5B2J%0D%0Aname` },
        { name: Uint8Array.of(0x66, 0xff), type: "file", reference: `${uri("folder")}/f%FF` },
        { name: "b ü.txt", type: "file", reference: `${uri("folder")}/b%20%C3%BC.txt` },
        { name: "inner", type: "folder", reference: `${uri("folder")}/inner/` },
      ].sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1)),
    );
    close();
  });

  it("each of its files is reached by its reference, also one whose name is not UTF-8", async () => {
    const { entries } = await listingOf(access(`${uri("folder")}/`, inRoot));
    for (const { reference = "", type } of entries) {
      if (type !== "file") continue;
      expect(await (await contentOf(access(reference, inRoot))).text()).toHaveLength(1);
    }
  });

  it("tells links, and does not follow them", async () => {
    const { entries } = await listingOf(access(uri(), inRoot));
    const types = Object.fromEntries(entries.map(({ name, type }) => [String(name), type]));
    expect(types).toMatchObject({ outside: "link", pipe: "other", folder: "folder", "a.html": "file" });
  });
});

describe("no file stays open", () => {
  const settled = async () => {
    await wait(50);
    return openFiles(root);
  };

  it.each([
    [
      "when all of it was read",
      async () => void (await (await contentOf(access(uri("large"), inRoot))).octets()),
    ],
    ["when it is closed unread", async () => (await contentOf(access(uri("large"), inRoot))).close()],
    [
      "after a break",
      async () => {
        for await (const _piece of await contentOf(access(uri("large"), inRoot))) break;
      },
    ],
    [
      "when its stream is cancelled",
      async () => {
        const stream = (await contentOf(access(uri("large"), inRoot))).stream();
        const reader = stream.getReader();
        await reader.read();
        await reader.cancel();
      },
    ],
    [
      "when the caller ends it",
      async () => {
        const controller = new AbortController();
        const content = await contentOf(access(uri("large"), { ...inRoot, signal: controller.signal }));
        controller.abort();
        expect(await errorOf(content.octets())).toMatchObject({ code: "aborted" });
      },
    ],
    [
      "after the time of the whole",
      async () => {
        const content = await contentOf(access(uri("large"), { ...inRoot, timeout: 30 }));
        await wait(60);
        expect(await errorOf(content.octets())).toMatchObject({ code: "timeout" });
      },
    ],
    ["where it is refused", async () => void (await errorOf(access(uri("pipe"), inRoot)))],
  ])("%s", async (_when, act) => {
    await act();
    expect(await settled()).toEqual([]);
  });
});
