/** dictd: a server of dictionaries (RFC 2229), with one of three words. */

import { requiredPath } from "./programs.ts";
import { freePort, type RunningServer, serverFolder, startDaemon } from "./running.ts";

/** The definitions, by their words, in the order of the index. */
export const DEFINITIONS: Readonly<Record<string, string>> = {
  resource: "resource\n   whatever might be identified by a URI\n",
  uniform: "uniform\n   ..dots at the beginning of a line\n.one\n",
  urn: "urn\n   a name of a caf\u00e9\n",
};

export async function startDictd(): Promise<RunningServer> {
  const folder = serverFolder();
  const data = folder.write("test.dict", Object.values(DEFINITIONS).join(""));
  const index = folder.write("test.index", indexOf(DEFINITIONS));
  const port = await freePort();
  const config = folder.write(
    "dictd.conf",
    `global { listen_to 127.0.0.1\nport ${port} }\naccess { allow 127.0.0.1 }\ndatabase test { data "${data}"\nindex "${index}" }\n`,
  );
  const args = ["-d", "nodetach", "-c", config, "--pid-file", folder.at("pid"), "-s"];
  return startDaemon({ program: requiredPath("usr/sbin/dictd"), args, port }, folder);
}

/** dictfmt(1): a line for each word, with the offset and the length of its definition. */
function indexOf(definitions: Readonly<Record<string, string>>): string {
  let offset = 0;
  const lines = Object.entries(definitions).map(([word, text]) => {
    const length = Buffer.byteLength(text);
    const line = `${word}\t${numberOf(offset)}\t${numberOf(length)}\n`;
    offset += length;
    return line;
  });
  return lines.join("");
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** A number in digits to the base of 64. */
function numberOf(value: number): string {
  const last = DIGITS[value % 64] ?? "";
  return value < 64 ? last : numberOf(Math.floor(value / 64)) + last;
}
