// @ts-check
// `npm run screenshots -- [NAME …]`: writes the pictures of a terminal that the documentation shows, dark and light. Each is real
// output: the command runs on a terminal of its own (util-linux's `script`), and an emulator reads what it writes.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import xterm from "@xterm/headless";
import { mustBeInstalled } from "../build/own-lockfile.js";
import { setUp } from "../build/setup.js";
import { root } from "../root.js";

/**
 * The pictures that the documentation shows, by the name of their file: a line of a shell, and the width of the terminal.
 * @type {Record<string, { line: string, columns: number, folder?: string }>}
 */
const VIEWS = {
  "standards-80": { line: "uri standards 'http://good.example\\@evil.example/'", columns: 80 },
  "in-ci": { line: "uri extract --audit --fail-on danger samples/page.html", columns: 100 },
  fragments: { line: "uri extract --check-fragments samples/page.html", columns: 80 },
  eslint: {
    line: "eslint --stdin --config samples/eslint.config.js < samples/links.js",
    columns: 162,
    folder: "packages/eslint-plugin/pictures",
  },
};
const SCREENSHOTS = "docs/screenshots";

/** A longer page is cut here. */
const MOST_ROWS = 75;

/** The sixteen colours of a terminal, and those of its ground and text. */
const THEMES = {
  dark: {
    ground: "#161b22",
    text: "#e6edf3",
    palette: ["#484f58", "#ff7b72", "#3fb950", "#d29922", "#58a6ff", "#bc8cff", "#39c5cf", "#b1bac4"],
  },
  light: {
    ground: "#ffffff",
    text: "#1f2328",
    palette: ["#24292f", "#cf222e", "#116329", "#7d4e00", "#0969da", "#8250df", "#1b7c83", "#6e7781"],
  },
};

/** The levels of red, green and blue in the cube of the colours 16 to 231 of xterm. */
const CUBE = [0, 95, 135, 175, 215, 255];

/** The size of a cell, and the space around them, in pixels. */
const CELL = { width: 8.4, height: 18 };
const MARGIN = 12;

/** @typedef {import("@xterm/headless").Terminal} Terminal */
/** @typedef {import("@xterm/headless").IBufferCell} Cell */
/** @typedef {keyof typeof THEMES} Theme */

await setUp();
mustBeInstalled("scripts/release");
const ofRelease = createRequire(join(root, "scripts/release/package.json"));
const { toHtml } = ofRelease("hast-util-to-html");
const { s } = ofRelease("hastscript");
const names = process.argv.slice(2);
for (const [name, { line, columns, folder = SCREENSHOTS }] of Object.entries(VIEWS)) {
  if (names.length === 0 || names.includes(name)) await take(line, columns, `${folder}/${name}`);
}

/**
 * Writes the pictures of a command, dark and light.
 * @param {string} line
 * @param {number} columns
 * @param {string} file The beginning of their names.
 */
async function take(line, columns, file) {
  const terminal = await shown(line, columns);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  for (const theme of /** @type {Theme[]} */ (Object.keys(THEMES)))
    writeFileSync(join(root, `${file}-${theme}.svg`), picture(terminal, line, theme));
  terminal.dispose();
}

/**
 * The screen of a terminal of a given width after a command.
 * @param {string} line
 * @param {number} columns
 * @returns {Promise<Terminal>}
 */
async function shown(line, columns) {
  const command = line
    .replace(/(?<=^|\| )uri /, `${process.execPath} packages/cli/dist/main.js `)
    .replace(/^eslint /, `${process.execPath} node_modules/eslint/bin/eslint.js --color `);
  const typescript = ["-qec", `stty cols ${columns} rows 400; ${command}`, "/dev/null"];
  const { stdout } = spawnSync("script", typescript, {
    cwd: root,
    env: { PATH: process.env.PATH, LANG: "C.UTF-8", TERM: "xterm-256color" },
    input: "",
    maxBuffer: 64 * 1024 * 1024,
  });
  const terminal = new xterm.Terminal({ cols: columns, rows: 400, allowProposedApi: true });
  await new Promise((done) => terminal.write(stdout, () => done(undefined)));
  return terminal;
}

/**
 * The screen as SVG, with the command above it.
 * @param {Terminal} terminal
 * @param {string} line
 * @param {Theme} name
 */
function picture(terminal, line, name) {
  const theme = THEMES[name];
  const rows = [...promptRows(line, terminal.cols), ...screenRows(terminal, theme)];
  const width = terminal.cols * CELL.width + 2 * MARGIN;
  const height = rows.length * CELL.height + 2 * MARGIN;
  const svg = s(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    [
      s("title", line),
      s("rect", { width: "100%", height: "100%", rx: 6, fill: theme.ground }),
      s(
        "g",
        {
          fontFamily: "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace",
          fontSize: 14,
          fill: theme.text,
        },
        rows.flatMap((runs, row) => runs.map((run) => textOf(run, row))),
      ),
    ],
  );
  return `${toHtml(svg, { space: "svg" })}\n`;
}

/** @typedef {{ column: number, cells: number, text: string, fill?: string | undefined, bold?: boolean, dim?: boolean }} Run */

/** @param {Run} run @param {number} row */
function textOf({ column, cells, text, fill, bold, dim }, row) {
  return s(
    "text",
    {
      x: round(MARGIN + column * CELL.width),
      y: MARGIN + row * CELL.height + 13,
      textLength: round(cells * CELL.width),
      "xml:space": "preserve",
      fill,
      fontWeight: bold ? "bold" : undefined,
      opacity: dim ? 0.7 : undefined,
    },
    text,
  );
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}

/** The command as it was typed. @param {string} line @param {number} columns @returns {Run[][]} */
function promptRows(line, columns) {
  const typed = `$ ${line}`;
  const rows = typed.match(new RegExp(`.{1,${columns}}`, "gu")) ?? [];
  return [...rows.map((text) => [{ column: 0, cells: text.length, text, bold: true }]), []];
}

/** The rows of the screen, without the empty ones at its end. @param {Terminal} terminal @param {typeof THEMES[Theme]} theme */
function screenRows(terminal, theme) {
  const buffer = terminal.buffer.active;
  const rows = Array.from({ length: buffer.baseY + terminal.rows }, (_, at) =>
    runsOf(buffer.getLine(at), theme),
  );
  const end = rows.reduce((last, runs, at) => (runs.length > 0 ? at + 1 : last), 0);
  const cut = end > MOST_ROWS ? [[{ column: 0, cells: 1, text: "…", dim: true }]] : [];
  return [...rows.slice(0, Math.min(end, MOST_ROWS)), ...cut];
}

/**
 * The cells of a line, those of one look together.
 * @param {import("@xterm/headless").IBufferLine | undefined} line
 * @param {typeof THEMES[Theme]} theme
 */
function runsOf(line, theme) {
  /** @type {Run[]} */
  const runs = [];
  for (let column = 0; line !== undefined && column < line.length; column++) {
    const cell = line.getCell(column);
    if (cell === undefined || cell.getWidth() === 0) continue;
    const look = lookOf(cell, theme);
    const last = runs.at(-1);
    const text = cell.getChars() || " ";
    const joins =
      last !== undefined && cell.getWidth() === 1 && last.text.length === last.cells && sameLook(last, look);
    if (joins) {
      last.text += text;
      last.cells++;
    } else runs.push({ column, cells: cell.getWidth(), text, ...look });
  }
  return runs.filter(({ text }) => text.trim() !== "");
}

/** @param {Cell} cell @param {typeof THEMES[Theme]} theme */
function lookOf(cell, theme) {
  const fill = cell.isFgPalette() ? paletteColor(cell.getFgColor(), theme) : undefined;
  return { fill, bold: cell.isBold() !== 0, dim: cell.isDim() !== 0 };
}

/**
 * One of the 256 colours: the first sixteen are the theme's, the others those of xterm.
 * @param {number} color
 * @param {typeof THEMES[Theme]} theme
 */
function paletteColor(color, theme) {
  if (color < 16) return theme.palette[color % 8];
  const levels =
    color < 232
      ? [36, 6, 1].map((step) => CUBE[Math.floor((color - 16) / step) % 6] ?? 0)
      : [0, 0, 0].map(() => 8 + (color - 232) * 10);
  return `#${levels.map((level) => level.toString(16).padStart(2, "0")).join("")}`;
}

/** @param {Run} run @param {ReturnType<typeof lookOf>} look */
function sameLook(run, look) {
  return run.fill === look.fill && run.bold === look.bold && run.dim === look.dim;
}
