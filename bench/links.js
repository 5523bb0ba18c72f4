// @ts-check
// `npm run bench:links [-- PAGES]`: checkers of links on one made site with known faults: how many of each kind they find, what
// else they tell, and how long they take. It installs those of npm in a folder of its own, and runs lychee and htmltest if they are
// on the path.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installed, machine, uri } from "./processes.js";

const pages = Number(process.argv[2] ?? 1000);
const site = join(tmpdir(), "urikit-bench-site");
const AT = "https://example.org/";

/**
 * The faults: a link of each kind on a page, with a name that no other text of the site has.
 * @type {Record<string, (n: number) => string>}
 */
const FAULTS = {
  "no file": (n) => `<a href="gone-${n}.html">a</a>`,
  "no image": (n) => `<img src="image-${n}.png" alt="">`,
  srcset: (n) => `<img src="/there.png" srcset="/there.png 1x, set-${n}.png 2x" alt="">`,
  "CSS url()": (n) => `<p style="background: url(sheet-${n}.png)">a</p>`,
  "no part, same page": (n) => `<a href="#own-${n}">a</a>`,
  "no part, another page": (n) => `<a href="/p0.html#other-${n}">a</a>`,
  "another case": (n) => `<a href="/P1.html?case-${n}">a</a>`,
  "below base": (n) => `<base href="/below/"><a href="base-${n}.html">a</a>`,
};

/** What leads somewhere, though not every checker knows how. */
const RIGHT = `<a href="p1">a page without its ending</a> <a href="#top">the top</a> <a href="#caf%C3%A9">a part</a>
<i id="café"></i> <a href="p%30.html">a triplet</a> <a href="#:~:text=the%20top">words</a> <a href="//example.org/p1.html">by host</a>`;

const each = Math.max(1, Math.floor(pages / 100));
rmSync(site, { recursive: true, force: true });
mkdirSync(join(site, "below"), { recursive: true });
writeFileSync(join(site, "there.png"), "");
const kinds = Object.keys(FAULTS);
for (let n = 0; n < pages; n++) {
  const links = Array.from(
    { length: 40 },
    (_, i) => `<a href="p${(n * 7 + i * 31) % pages}.html#s${i % 10}">link</a>`,
  );
  const parts = Array.from(
    { length: 10 },
    (_, i) => `<h2 id="s${i}">Part ${i}</h2>\n<p>${"Some words of a page. ".repeat(20)}</p>`,
  );
  const kind = kinds[n % kinds.length] ?? "";
  const fault = Math.floor(n / kinds.length) < each ? FAULTS[kind]?.(n) : "";
  // A base is for the whole page: the links before it are not meant by it.
  const others = kind === "below base" && fault !== "" ? "" : `${links.join("\n")}\n${RIGHT}`;
  writeFileSync(
    join(site, `p${n}.html`),
    `<!doctype html>\n<html lang="en">\n<title>${n}</title>\n${fault}\n${others}\n${parts.join("\n")}\n</html>\n`,
  );
}
writeFileSync(
  join(site, "index.html"),
  Array.from({ length: pages }, (_, n) => `<a href="p${n}.html">${n}</a>`).join("\n"),
);

const hyperlink = installed("hyperlink@5.0.4", ".bin/hyperlink");
const linkinator = installed("linkinator@7.6.1", ".bin/linkinator");

/**
 * Each with the lines of its output that tell of a fault.
 * @type {Record<string, { run: readonly [string, ...string[]], faults: RegExp }>}
 */
const CHECKERS = {
  "`uri extract --check`": {
    run: [process.execPath, uri, "extract", "--site", site, "--at", AT, "--check"],
    faults: /^\/.*:\d+:\d+: /,
  },
  "hyperlink 5.0.4": {
    run: [hyperlink, "--root", site, "-r", "-i", "-p", join(site, "index.html")],
    faults: /^not ok/,
  },
  "linkinator 7.6.1": {
    run: [
      linkinator,
      site,
      "-r",
      "--check-css",
      "--check-fragments",
      "--clean-urls",
      "--skip",
      "^https?://example.org",
      "--format",
      "csv",
    ],
    faults: /,BROKEN,/,
  },
  "htmltest 0.17": {
    run: ["htmltest", "--skip-external", "--log-level", "2", site],
    faults: /^.* --- .* --> /,
  },
  [`lychee ${spawnSync("lychee", ["--version"], { encoding: "utf8" }).stdout?.trim().slice(7) ?? ""}, offline`]:
    {
      run: [
        "lychee",
        "--offline",
        "--include-fragments",
        "--fallback-extensions",
        "html",
        "--root-dir",
        site,
        "--no-progress",
        "--format",
        "detailed",
        site,
      ],
      faults: /^\s*\[(?:ERROR|\d+)\]/,
    },
};
const MARKS = ["gone", "image", "set", "sheet", "own", "other", "case", "base"];

const { node, cpu, cores, date } = machine();
console.log(`${pages} pages, ${each} faults of each kind; Node ${node}, ${cpu}, ${cores} cores, ${date}\n`);
console.log(
  `| | ${kinds.join(" | ")} | told, but right | seconds |\n| --- |${" ---: |".repeat(kinds.length + 2)}`,
);
for (const [
  name,
  {
    run: [program, ...args],
    faults,
  },
] of Object.entries(CHECKERS)) {
  const start = performance.now();
  const { error, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
    cwd: tmpdir(),
    timeout: 1_200_000,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (error && "code" in error && error.code === "ENOENT") continue;
  const told = stdout + stderr;
  const found = MARKS.map((mark) => new Set(told.match(new RegExp(`\\b${mark}-\\d+`, "g"))).size);
  const isKnown = new RegExp(`\\b(?:(?:${MARKS.join("|")})-\\d|P1\\.html)`);
  const wrong = told.split("\n").filter((line) => faults.test(line) && !isKnown.test(line)).length;
  console.log(`| ${name} | ${found.join(" | ")} | ${wrong} | ${seconds} |`);
}
