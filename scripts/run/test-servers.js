// @ts-check
// `npm run test:servers`: each protocol of @urikit/access against a real server of it, on loopback. The packages of Debian are unpacked
// into .cache/servers, and nothing of the system changes; what cannot be had is left out, and counted. It needs the rights of `root`,
// as the servers do.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setUp } from "../build/setup.js";
import { root } from "../root.js";
import { runTests } from "./vitest.js";

const PACKAGES = [
  "nginx-light",
  "vsftpd",
  "proftpd-core",
  "gophernicus",
  "pygopherd",
  "inn2",
  "inetutils-telnetd",
  "dictd",
  "slapd",
];

const folder = join(root, ".cache/servers");

await setUp();
const unpacked = process.getuid?.() === 0 ? unpackAll() : [];
// What was unpacked here must be tried: a test of it that is left out is an error.
process.env.URIKIT_SERVERS_REQUIRED = unpacked.join(",");
process.exitCode = runTests("servers", process.argv.slice(2));

/** Unpacks what is not there yet; gives the names of those that are. */
function unpackAll() {
  const missing = PACKAGES.filter((name) => !existsSync(mark(name)));
  if (missing.length > 0 && run("apt-get", ["update", "-qq"])) for (const name of missing) unpack(name);
  return PACKAGES.filter((name) => existsSync(mark(name)));
}

/** A package with what it needs and the system has not: one after another, because some exclude one another. @param {string} name */
function unpack(name) {
  const archives = join(folder, "archives", name);
  mkdirSync(join(archives, "partial"), { recursive: true });
  const options = ["-qq", "-y", "--no-install-recommends", "--download-only", "--reinstall"];
  const places = ["-o", `Dir::Cache::archives=${archives}`, "-o", "Debug::NoLocking=1"];
  const isHere = run("apt-get", ["install", ...options, ...places, name]);
  const debs = readdirSync(archives).filter((file) => file.endsWith(".deb"));
  if (isHere && debs.every((file) => run("dpkg", ["-x", join(archives, file), join(folder, "root")])))
    mkdirSync(mark(name), { recursive: true });
  else console.log(`${name} cannot be had: left out`);
  rmSync(archives, { recursive: true });
}

/** @param {string} name */
function mark(name) {
  return join(folder, "unpacked", name);
}

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(program, args, { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}
