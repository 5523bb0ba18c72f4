// @ts-check
// What ClickHouse reads, by its functions of URLs: clickhouse.mjs FOLDER [RFC]. With RFC, by domainRFC and portRFC, "which
// conform to RFC 3986". They refuse nothing, tell empty for absent, and resolve nothing.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serve } from "../protocol.mjs";

const [folderOfSet = "", suffix = ""] = process.argv.slice(2);
const load = join(folderOfSet, "load.mjs");
if (!existsSync(load)) process.exit(3);
const { Session } = await import(pathToFileURL(load).href);

const folder = mkdtempSync(join(tmpdir(), "urikit-clickhouse-"));
const session = new Session(join(folder, "data"));

/** @param {string} text @returns {(string | number)[]} The one row of the answer, in which each text is base64. */
const row = (text) => JSON.parse(session.query(text, "JSONCompactEachRow"));

const FUNCTIONS = ["protocol", `domain${suffix}`, "path", "queryString"].map(
  (name) => `base64Encode(${name}(url))`,
);

/** @param {string} reference */
function parts(reference) {
  const url = Buffer.from(reference, "utf8").toString("base64");
  const [scheme, host, path, query, port, netloc] = row(
    `SELECT ${FUNCTIONS.join(", ")}, port${suffix}(url), base64Encode(netloc(url)) FROM (SELECT base64Decode('${url}') AS url)`,
  );
  const text = (/** @type {string | number | undefined} */ field) =>
    Buffer.from(String(field), "base64").toString("utf8");
  // netloc has the userinfo before its at-sign.
  const at = text(netloc).lastIndexOf("@");
  const userinfo = at === -1 ? undefined : text(netloc).slice(0, at);
  const number = port === 0 ? undefined : String(port);
  return [
    text(scheme) || undefined,
    userinfo,
    text(host) || undefined,
    number,
    text(path),
    text(query) || undefined,
  ];
}

const [version] = row("SELECT base64Encode(version())");
await serve(
  `ClickHouse ${Buffer.from(String(version), "base64")}${suffix && `, domain${suffix}`}`,
  async (reference) => ["", ...parts(reference), undefined, undefined],
);
session.cleanup();
rmSync(folder, { recursive: true, force: true });
