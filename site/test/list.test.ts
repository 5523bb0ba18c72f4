/** List, used as a person would: files dropped and chosen, the report, and the saved text compared with the output of the command. */

import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { uri, uriOctets } from "../../packages/cli/test/run-uri.ts";
import { expectUsableByAll, octetsOf, useBuiltSite } from "./within.ts";

const { within, violationsOn, open } = useBuiltSite();
const withList = (use: (page: Page) => Promise<void>, before?: string) => within("/list.html", use, before);

const verdict = (page: Page) => page.locator(".verdict-line");
const textOf = async (page: Page, selector = ".tool") =>
  (await page.locator(selector).innerText()).replace(/\s+/g, " ");

/** Chooses a file, as by its button. */
async function choose(page: Page, name: string, octets: Buffer | string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Choose a file" }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(octets) });
  await expect.poll(() => textOf(page, ".list-source")).toContain(name);
}

/** Octets as text, each as one character: a difference is easier to read. */
const latin1 = (octets: Buffer) => octets.toString("latin1");

/** The rows of a table, by its title: names and counts. */
async function rowsOf(page: Page, title: string): Promise<string[]> {
  const rows = page.getByRole("table", { name: title }).locator("tbody tr");
  return (await rows.allInnerTexts()).map((row) => row.replace(/\s+/g, " ").trim());
}

/** Lines of every kind: CRLF, empty, invalid in several ways, octets that are not UTF-8, markup, a secret, a long one. */
const LINES = Buffer.concat([
  Buffer.from(
    [
      "http://a/%7E",
      "http://a/~\r",
      "HTTP://a:80/~",
      "http://a/~",
      "",
      "#x",
      "//h/",
      "mailto:x",
      "a b",
      "\r",
      "http://h/<img src=x onerror=alert(1)>",
      "http://me:hunter2@h/ x",
      "http://b\u00fccher.example/\u00e9",
      "http://a b/",
      `http://long.example/${"x".repeat(5000)}`,
      "",
    ].join("\n"),
  ),
  Buffer.from("c\xff\n/last", "latin1"),
]);

describe("the report", () => {
  it("of what is pasted comes at once, in words, tables and bars", () =>
    withList(async (page) => {
      await expect.poll(() => verdict(page).innerText()).toBe("10 lines: 8 valid, 2 invalid, 0 empty.");
      await expect
        .poll(() => rowsOf(page, "Schemes"))
        .toEqual(["https 3 37.5 %", "http 2 25.0 %", "mailto 1 12.5 %", "urn 1 12.5 %"]);
      await expect.poll(() => rowsOf(page, "Ports")).toEqual(["8080 2 25.0 %", "443 1 12.5 %"]);
      // RFC 3986 §6.2.2, §6.2.3: %7E is ~, and 443 is the default port of https.
      await expect
        .poll(() => rowsOf(page, "Distinct"))
        .toEqual(["as they are 8 100.0 %", "by syntax 7 87.5 %", "by scheme 7 87.5 %"]);
      await expect
        .poll(() => page.locator(".count-bar rect:not(.bar-rail)").first().getAttribute("width"))
        .toBe("80.00%");
      await page.locator("#pasted-lines").fill("../a\n");
      await expect.poll(() => verdict(page).innerText()).toBe("1 line: 1 valid, 0 invalid, 0 empty.");
      await expect.poll(() => page.url()).toContain("#list=-2E-2E/a-0A");
    }));

  it("of a file that is chosen has the figures of uri report, and invalid lines by code, with line and column", () =>
    withList(async (page) => {
      await choose(page, "links.txt", LINES);
      const { stdout } = await uri(["report", "--json"], LINES);
      const figures = JSON.parse(stdout).result;
      const { lines, valid, invalid, empty } = figures;
      const sum = `${lines} lines: ${valid} valid, ${invalid} invalid, ${empty} empty.`;
      await expect.poll(() => verdict(page).innerText()).toBe(sum);
      const counted = (rows: string[]) => rows.map((row) => row.replace(/^relative: | [\d.]+ %$/g, ""));
      const names = (rows: { name: string; count: number }[]) =>
        rows.map(({ name, count }) => `${name === "uri" ? "URI" : name} ${count}`);
      expect(counted(await rowsOf(page, "Kinds"))).toEqual(names(figures.kinds));
      expect(counted(await rowsOf(page, "Schemes"))).toEqual(names(figures.schemes));
      expect(counted(await rowsOf(page, "Hosts"))).toEqual(names(figures.hosts));
      const { identical, syntax, scheme } = figures.distinct;
      expect(counted(await rowsOf(page, "Distinct"))).toEqual([
        `as they are ${identical}`,
        `by syntax ${syntax}`,
        `by scheme ${scheme}`,
      ]);
      const reasons = await rowsOf(page, "Invalid, by reason");
      for (const { code, count, message } of figures.reasons) {
        expect(reasons.join("\n")).toContain(`${code} `);
        expect(reasons.find((row) => row.startsWith(code))).toContain(message);
        expect(reasons.find((row) => row.startsWith(code))).toContain(` ${count} `);
      }
      expect(reasons.join("\n")).toContain("line 9, column 2: a b");
      expect(reasons.join("\n")).toContain("line 16, column 2: (not read)");
      await expect.poll(() => page.locator(".tool :is(img, script, iframe)").count()).toBe(0);
      await expect.poll(() => textOf(page)).not.toContain("hunter2");
    }));

  it("of a file that is dropped, packed by gzip, of nothing, and of what is no list", () =>
    withList(async (page) => {
      const drop = (name: string, octets: Buffer) =>
        page.evaluate(
          ([fileName, base64]) => {
            const data = new DataTransfer();
            data.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], fileName));
            const over = new DragEvent("dragover", { dataTransfer: data, bubbles: true, cancelable: true });
            document.querySelector("h1")?.dispatchEvent(over);
            const event = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
            document.querySelector("h1")?.dispatchEvent(event);
            return event.defaultPrevented;
          },
          [name, octets.toString("base64")] as const,
        );
      await expect.poll(() => drop("a.txt.gz", gzipSync("urn:a:b\nx y\n"))).toBe(true);
      await expect.poll(() => verdict(page).innerText()).toBe("2 lines: 1 valid, 1 invalid, 0 empty.");
      for (const [octets, words] of [
        [Buffer.alloc(0), "It has no lines."],
        [Buffer.from("ab\n".repeat(9), "utf16le"), "UTF-16"],
        [Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0]), "Zstandard"],
        [gzipSync(gzipSync("a\n")), "packed twice"],
        [gzipSync("a\n").subarray(0, 20), "cut off or damaged"],
        [Buffer.concat([gzipSync("a\n"), gzipSync("b\n").subarray(0, 20)]), "cut off or damaged"],
        [Buffer.concat([gzipSync("a\n"), Buffer.from("b\n")]), "something else follows"],
      ] as const) {
        await drop("x", octets);
        await expect.poll(() => verdict(page).innerText()).toContain(words);
      }
      await drop("after.txt", Buffer.from("a"));
      await expect.poll(() => verdict(page).innerText()).toBe("1 line: 1 valid, 0 invalid, 0 empty.");
    }));

  it("of several members of gzip, one after another, has the lines of all (RFC 1952 §2.2)", () =>
    withList(async (page) => {
      const members = [
        LINES,
        Buffer.from("\nurn:a:b\n".repeat(50_000)),
        Buffer.alloc(0),
        Buffer.from("a b\n"),
      ];
      const { stdout } = await uri(["report", "--json"], Buffer.concat(members));
      const { lines, valid, invalid, empty } = JSON.parse(stdout).result;
      // Filled up with zeros, as on a tape.
      await choose(
        page,
        "a.txt.gz",
        Buffer.concat([...members.map((one) => gzipSync(one)), Buffer.alloc(512)]),
      );
      const counts = [lines, valid, invalid, empty].map((count: number) => count.toLocaleString("en"));
      await expect
        .poll(() => verdict(page).innerText())
        .toBe(`${counts[0]} lines: ${counts[1]} valid, ${counts[2]} invalid, ${counts[3]} empty.`);
      // Nothing of a member may be where a chunk of the file begins: each octet is a member of its own.
      const octets = [...Buffer.from("urn:a:b\n".repeat(1000))].map((octet) => gzipSync(Buffer.of(octet)));
      await choose(page, "b.txt.gz", Buffer.concat(octets));
      await expect
        .poll(() => verdict(page).innerText())
        .toBe("1,000 lines: 1,000 valid, 0 invalid, 0 empty.");
    }));

  it("of a large file shows how far it is, and stops when it is asked to", () =>
    withList(async (page) => {
      // Put together in the page: a file of many parts, of which the browser holds one.
      await page.evaluate(() => {
        const part = new Blob([
          Array.from({ length: 1 << 16 }, (_, at) => `http://h${at}.example/${at}\n`).join(""),
        ]);
        const data = new DataTransfer();
        data.items.add(new File(Array(200).fill(part), "large.txt"));
        document
          .querySelector("h1")
          ?.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
      });
      const bar = page.getByRole("progressbar", { name: "Reading large.txt" });
      await expect.poll(async () => Number(await bar.getAttribute("value"))).toBeGreaterThan(0);
      await expect
        .poll(() => textOf(page, ".list-progress"))
        .toMatch(/\d+ %, [\d.]+ [kM]B a second · [\d,]+ lines · .* left/);
      await page.getByRole("button", { name: "Stop" }).click();
      await expect
        .poll(() => textOf(page, ".list-report"))
        .toMatch(/It was stopped: these are the figures of the first [\d,]+ lines\./);
      await expect.poll(() => bar.count()).toBe(0);
      await expect.poll(() => rowsOf(page, "Schemes")).toHaveLength(1);
    }));
});

/** A picker that gives a file of the page's own, as nobody is there who could choose one. */
const PICKER = `window.showSaveFilePicker = async ({ suggestedName }) => {
  window.suggested = suggestedName;
  return (await navigator.storage.getDirectory()).getFileHandle("picked", { create: true });
};`;
const NO_PICKER = "delete window.showSaveFilePicker;";
const NO_STORAGE = `${NO_PICKER} delete StorageManager.prototype.getDirectory;`;

/** The saved text, and the command that gives the same. */
const MADE = [
  ["distinct by syntax", ["unique"]],
  ["distinct by scheme", ["unique", "--level", "scheme"]],
  ["normalized by syntax", ["normalize"]],
  ["normalized by scheme", ["normalize", "--level", "scheme"]],
  ["repaired", ["repair", "--no-notes"]],
] as const;

describe("a list that is saved", () => {
  it("is what the command gives, octet by octet; in the file that was chosen", () =>
    withList(async (page) => {
      await choose(page, "links.txt", LINES);
      await page.waitForSelector(".save-list");
      await expect.poll(() => textOf(page, ".save-list")).toContain("memory need not hold the list");
      for (const [label, command] of MADE) {
        for (const invalid of [undefined, "keep"] as const) {
          await page.getByRole("radio", { name: label }).check();
          if (invalid !== undefined) await page.locator(".save-list select").selectOption(invalid);
          const shown = await page.locator(".save-list code").innerText();
          expect(shown).toBe(
            `uri ${command.join(" ")}${invalid === undefined ? "" : ` --invalid ${invalid}`} < FILE > LIST`,
          );
          await page.getByRole("button", { name: "Save", exact: true }).click();
          await expect.poll(() => page.locator(".saved").innerText()).toMatch(/^Saved: .*, from 17 lines\./);
          const saved = await page.evaluate(async () => {
            const folder = await navigator.storage.getDirectory();
            const file = await (await folder.getFileHandle("picked")).getFile();
            return [...new Uint8Array(await file.arrayBuffer())];
          });
          const given = await uriOctets([...command, ...(invalid ? ["--invalid", invalid] : [])], LINES);
          expect(latin1(Buffer.from(saved)), shown).toBe(latin1(given.stdout));
        }
      }
      await expect.poll(() => page.evaluate("window.suggested")).toBe("links.repaired.txt");
    }, PICKER));

  it.each([
    ["its own storage", NO_PICKER],
    ["all of it must fit in memory", NO_STORAGE],
  ])("is a download where no file can be chosen: %s", (words, before) =>
    withList(async (page) => {
      await choose(page, "links.txt.gz", gzipSync(LINES));
      await page.waitForSelector(".save-list");
      await expect.poll(() => textOf(page, ".save-list")).toContain(words);
      await page.getByRole("radio", { name: MADE[3][0] }).check();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save", exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("links.normalized-scheme.txt");
      const { stdout } = await uriOctets(MADE[3][1], LINES);
      expect(latin1(await octetsOf(download))).toBe(latin1(stdout));
    }, before),
  );
});

describe("the worker", () => {
  it("has the policy of the page: it can connect to nothing, and none can be started from an address", async () => {
    const { page, problems } = await open("/list.html");
    await page.waitForSelector(".list-report");
    const [worker] = page.workers();
    expect(
      await worker?.evaluate("fetch(location.origin + '/icon.svg').then(() => 'sent', () => 'refused')"),
    ).toBe("refused");
    expect(
      await worker?.evaluate(
        "new Promise((said) => setTimeout(() => { try { said(eval('1')) } catch { said('refused') } }))",
      ),
    ).toBe("refused");
    expect(
      await page.evaluate(
        "new Promise((said) => { new Worker('/icon.svg').onerror = () => said('refused'); })",
      ),
    ).toBe("refused");
    expect(problems.every((problem) => problem.includes("Content Security Policy"))).toBe(true);
    await page.context().close();
  });

  it("is there when the page was reached by a link within the site, and gone when it is left; without WebAssembly, the page says so", async () => {
    const { page } = await open("/compare.html");
    await page.locator(".VPNavBarMenu a[href*=list]").first().click();
    await expect.poll(() => verdict(page).innerText()).toContain("10 lines");
    await page.locator(".VPNavBarMenu a[href*=compare]").first().click();
    await page.getByRole("heading", { name: "Compare two references" }).waitFor();
    expect(page.workers().length).toBe(0);
    await page.goBack();
    await expect.poll(() => verdict(page).innerText()).toContain("10 lines");
    await page.context().route("**/assets/worker-*.js", async (route) => {
      const script = await (await route.fetch()).text();
      await route.fulfill({
        contentType: "text/javascript",
        body: `delete globalThis.WebAssembly;${script}`,
      });
    });
    await page.reload();
    await expect.poll(() => verdict(page).innerText()).toContain("does not allow WebAssembly");
    await page.context().close();
  });
});

it("everyone can use it: by the keyboard, at 320 pixels, and axe-core finds no violation in both themes", async () => {
  expect(
    await violationsOn("/list.html", async (page) => {
      const input = page.locator("input[type=file]");
      await input.evaluate((field) =>
        field.addEventListener("click", (event) => {
          event.preventDefault();
          document.body.dataset.chooser = "opened";
        }),
      );
      await page.getByRole("button", { name: "Choose a file" }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator("body").getAttribute("data-chooser")).toBe("opened");
      await input.setInputFiles({ name: "links.txt", mimeType: "text/plain", buffer: LINES });
      await expect.poll(() => page.getByRole("status").innerText()).toMatch(/^17 lines: /);
      await expectUsableByAll(page);
    }),
  ).toEqual([]);
});

it("speaks Chinese", () =>
  within("/zh/list.html", async (page) => {
    await expect.poll(() => verdict(page).innerText()).toBe("共 10 行：合法 8，不合法 2，空行 0。");
    await expect.poll(() => rowsOf(page, "方案")).toHaveLength(4);
    expect((await rowsOf(page, "不合法的行，按原因"))[0]).toContain(
      "路径中不允许出现空格（§3.3）；请写作 %20",
    );
  }));
