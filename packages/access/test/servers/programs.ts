/**
 * Where the programs of servers are: in the folder into which scripts/run/test-servers.js unpacks their packages, or on the system.
 * The tests of one that is not there are skipped, unless URIKIT_SERVERS_REQUIRED names it.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the packages are unpacked. */
export const UNPACKED: string = fileURLToPath(new URL("../../../../.cache/servers/root", import.meta.url));

/** Each server with a file of its package, by the name of the package. */
const FILES = {
  "nginx-light": "usr/sbin/nginx",
  vsftpd: "usr/sbin/vsftpd",
  "proftpd-core": "usr/sbin/proftpd",
  gophernicus: "usr/sbin/gophernicus",
  pygopherd: "usr/sbin/pygopherd",
  inn2: "usr/lib/news/bin/innd",
  "inetutils-telnetd": "usr/sbin/telnetd",
  dictd: "usr/sbin/dictd",
  slapd: "usr/sbin/slapd",
} as const;

/** The name of a server's package. */
export type ServerName = keyof typeof FILES;

/** The path of a file of a package; undefined where nothing has installed it. */
export function installedPath(path: string): string | undefined {
  return [UNPACKED, "/"].map((root) => join(root, path)).find(existsSync);
}

/** The path of a file of a package, which must be there. */
export function requiredPath(path: string): string {
  const found = installedPath(path);
  if (found === undefined) throw new Error(`/${path} is not installed`);
  return found;
}

/** Whether the tests of a server are left out: it is not there, or this user may not start it. */
export function isLeftOut(name: ServerName): boolean {
  const required = (process.env.URIKIT_SERVERS_REQUIRED ?? "").split(",");
  if (required.includes(name)) return false;
  return installedPath(FILES[name]) === undefined || process.getuid?.() !== 0;
}

/** The environment of a program that was unpacked: its libraries are beside it. */
export function environment(): NodeJS.ProcessEnv {
  const libraries = join(UNPACKED, "usr/lib");
  if (!existsSync(libraries)) return { ...process.env };
  const folders = readdirSync(libraries).filter((name) => name.endsWith("-linux-gnu"));
  const paths = folders.flatMap((name) => [join(libraries, name), join(UNPACKED, "lib", name)]);
  return {
    ...process.env,
    LD_LIBRARY_PATH: [...paths, join(libraries, "news")].join(":"),
    PYTHONPATH: join(libraries, "python3/dist-packages"),
    PYTHONDONTWRITEBYTECODE: "1",
  };
}

/** The number of a user or a group of the system. */
export function idOf(name: string, list: "passwd" | "group"): number {
  const lines = readFileSync(`/etc/${list}`, "utf8").split("\n");
  const line = lines.find((one) => one.startsWith(`${name}:`));
  if (line === undefined) throw new Error(`/etc/${list} does not have ${name}`);
  return Number(line.split(":")[2]);
}
