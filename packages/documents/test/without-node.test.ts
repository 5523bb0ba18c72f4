/** The package in a page or a worker: nothing of Node is bundled, and nothing of it is there when it runs. */

import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { expect, it } from "vitest";

const ENTRY = fileURLToPath(new URL("../src/index.ts", import.meta.url));

/** What workers have, and the language has not. */
const OF_WORKERS = { TextDecoder, URL };

const MESSAGE = `Content-Type: multipart/mixed; boundary=b
Content-Location: http://a.example/x/

--b
Content-Transfer-Encoding: base64
Content-Type: text/html

PGEgaHJlZj1jPg==
--b
Content-Transfer-Encoding: quoted-printable

See =3Chttp://b.example/=
d>.
--b--
`;

it.each(["workerd", "browser"])(
  "for %s it bundles, and reads a page, a style sheet and a message",
  async (condition) => {
    const { outputFiles, warnings } = await build({
      entryPoints: [ENTRY],
      bundle: true,
      platform: "neutral",
      mainFields: ["module", "main"],
      conditions: [condition, "worker", "import"],
      format: "iife",
      globalName: "documents",
      write: false,
      logLevel: "silent",
    });
    expect(warnings).toEqual([]);
    const code = outputFiles[0]?.text ?? "";
    expect(code).not.toMatch(/["']node:/);
    const context = createContext({ ...OF_WORKERS, message: MESSAGE.replace(/\n/g, "\r\n") });
    const found: unknown = await runInContext(
      `${code}
    (async () => {
      const targets = [
        ...documents.referencesIn('<base href="http://a/b/"><a href="../c">', "html"),
        ...documents.referencesIn("a { background: url(http://a/d) }", "css"),
        ...documents.referencesIn('<x xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="http://a/e"/>', "xml"),
      ];
      const source = { open: () => [Uint8Array.from(message, (one) => one.charCodeAt(0))] };
      for await (const one of documents.extractReferences(source, "mime")) targets.push(one);
      return targets.map(({ target }) => target).join(" ");
    })()`,
      context,
    );
    expect(found).toBe(
      "http://a/b/ http://a/c http://a/d http://a/e http://a.example/x/ http://a.example/x/c http://b.example/d",
    );
  },
);
