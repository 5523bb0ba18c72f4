/** pygopherd: a server of Gopher+, with sizes, attributes and views. */

import { readFileSync } from "node:fs";
import { requiredPath } from "./programs.ts";
import { freePort, type RunningServer, serverFolder, startDaemon } from "./running.ts";

export const TEXT = "a text\nof two lines\n";

export async function startPygopherd(): Promise<RunningServer> {
  const folder = serverFolder("root/under");
  folder.write("root/read.txt", TEXT);
  folder.write("root/under/below.txt", "below\n");
  const port = await freePort();
  const given = readFileSync(requiredPath("etc/pygopherd/pygopherd.conf"), "utf8");
  const own: Readonly<Record<string, string>> = {
    ...{ port: String(port), servername: "127.0.0.1", interface: "127.0.0.1", root: folder.at("root") },
    ...{ pidfile: folder.at("pid"), detach: "no", usechroot: "no", logmethod: "none" },
    mimetypes: folder.write("mime.types", "text/plain txt\n"),
  };
  const config = folder.write("pygopherd.conf", configured(given, own));
  const args = [requiredPath("usr/sbin/pygopherd"), config];
  return startDaemon({ program: "/usr/bin/python3", args, port }, folder);
}

/** The configuration with these values in the place of its own; it changes no user. */
function configured(given: string, own: Readonly<Record<string, string>>): string {
  const lines = given
    .split("\n")
    .filter(
      (line) =>
        !/^(?:setuid|setgid)\b/.test(line) &&
        !(line.split(/\s*=/)[0] ?? "").match(new RegExp(`^(?:${Object.keys(own).join("|")})$`)),
    );
  const logger = lines.indexOf("[logger]");
  const { logmethod, ...first } = own;
  lines.splice(logger + 1, 0, `logmethod = ${logmethod}`);
  lines.splice(
    lines.indexOf("[pygopherd]") + 1,
    0,
    ...Object.entries(first).map(([name, value]) => `${name} = ${value}`),
  );
  return lines.join("\n");
}
