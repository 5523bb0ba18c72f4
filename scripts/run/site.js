// @ts-check
// `npm run site`: installs what the page needs, builds it if something has changed, and serves it on this machine alone.
// `npm run site -- --port 8080` asks for a port, and `npm run site -- --build` builds only: the folder site/.cache/built.
// `--short` builds a sample of each series of pages, in a third of the time.
import { parseArgs } from "node:util";
import { setUp } from "../build/setup.js";
import { serveSite } from "./site-server.js";
import { buildSite } from "./site-set-up.js";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4173" },
    build: { type: "boolean" },
    short: { type: "boolean", default: false },
  },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error("--port takes a number from 0 to 65535.");
  process.exit(2);
}

await setUp();
await buildSite({ isShort: values.short });
if (values.build) process.exit();
try {
  const server = await serveSite(port);
  const address = server.address();
  const open = typeof address === "object" && address !== null ? address.port : port;
  console.error(`The page is at http://127.0.0.1:${open}/ – Ctrl+C stops it.`);
} catch (error) {
  console.error(`Port ${port} cannot be used (${/** @type {Error} */ (error).message}). Try --port 0.`);
  process.exitCode = 1;
}
