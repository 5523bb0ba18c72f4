// @ts-check
// `node bench/access.js`: one gigabyte by HTTP and by FTP, and a thousand small files, by `access`, get-uri, undici, `fetch` and curl, each in a
// process of its own: the time, and the most memory. vsftpd is needed for FTP: `npm run test:servers` unpacks it. Servers and clients share
// the machine.
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { createServer as createTcp } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { machine } from "./machine.js";
import { median } from "./median.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const GIGABYTE = 1_000_000_000;
const ROUNDS = 3;

/** What each contender does with a URL and a number of requests; it drops what it gets. */
const CONTENDERS = {
  access: `const { access } = await import(root + "/packages/access/dist/index.js");
    const { port, protocol } = new URL(url);
    const policy = { schemes: [protocol.slice(0, -1)], hosts: ["*"], ports: [Number(port)], allowAddresses: ["127.0.0.1"] };
    for (let i = 0; i < count; i++) {
      const content = await access(url, { policy, maxOctets: 2e9, email: "me@example.org" });
      for await (const piece of content) octets += piece.length;
    }`,
  "access, kept": `const { access, keptConnections } = await import(root + "/packages/access/dist/index.js");
    const { readPolicy } = await import(root + "/packages/guard/dist/index.js");
    const policy = readPolicy({ schemes: ["http"], hosts: ["*"], ports: [Number(new URL(url).port)], allowAddresses: ["127.0.0.1"] });
    const connections = keptConnections();
    for (let i = 0; i < count; i++) {
      const content = await access(url, { policy, connections });
      for await (const piece of content) octets += piece.length;
    }`,
  "get-uri": `const { getUri } = await import(root + "/minefield/gauntlet/clients/node_modules/get-uri/dist/index.js");
    for (let i = 0; i < count; i++) for await (const piece of await getUri(url)) octets += piece.length;`,
  undici: `const { request } = await import(root + "/node_modules/undici/index.js").then((one) => one.default);
    for (let i = 0; i < count; i++) for await (const piece of (await request(url)).body) octets += piece.length;`,
  fetch: `for (let i = 0; i < count; i++) for await (const piece of (await fetch(url)).body) octets += piece.length;`,
};

const folder = mkdtempSync(join(tmpdir(), "urikit-bench-access-"));
chmodSync(folder, 0o755);
const piece = Buffer.alloc(0x10000, "a");
const http = createServer((request, response) => {
  const size = Number(request.url?.slice(1));
  response.writeHead(200, { "content-length": size });
  let rest = size;
  const more = () => {
    while (rest > 0) {
      const next = rest < piece.length ? piece.subarray(0, rest) : piece;
      rest -= next.length;
      if (!response.write(next)) return void response.once("drain", more);
    }
    response.end();
  };
  more();
}).listen(0, "127.0.0.1");
await new Promise((done) => http.once("listening", done));
const at = `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (http.address()).port}/`;

const { node, cpu, cores, date } = machine();
console.log(`Node ${node}, ${cpu}, ${cores} cores, ${date}; the median of ${ROUNDS} rounds, by turns\n`);
await table("1 GB by HTTP", `${at}${GIGABYTE}`, {
  count: 1,
  names: ["access", "curl", "get-uri", "undici", "fetch"],
});
await table("1,000 files of 1 kB by HTTP, one after another", `${at}1000`, {
  count: 1000,
  names: ["access", "access, kept", "get-uri", "undici", "fetch"],
});
const ftp = await startFtp();
if (ftp === undefined) console.log("vsftpd is not unpacked: nothing by FTP");
else {
  await table("1 GB by FTP", `${ftp.at}large.bin`, { count: 1, names: ["access", "curl", "get-uri"] });
  ftp.stop();
}
http.close();
rmSync(folder, { recursive: true });

/** @param {string} title @param {string} url @param {{ count: number, names: string[] }} what */
async function table(title, url, { count, names }) {
  /** @type {Record<string, { seconds: number[], memory: number[] }>} */
  const runs = Object.fromEntries(names.map((name) => [name, { seconds: [], memory: [] }]));
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) {
      const { seconds, memory } = await run(name, url, count);
      runs[name]?.seconds.push(seconds);
      runs[name]?.memory.push(memory);
    }
  console.log(`## ${title}\n\n| | seconds | beside \`access\` | memory, MB |\n| --- | ---: | ---: | ---: |`);
  const own = median(runs.access?.seconds ?? []);
  for (const [name, { seconds, memory }] of Object.entries(runs))
    console.log(
      `| ${name} | ${median(seconds).toFixed(2)} | ${(median(seconds) / own).toFixed(2)} | ${Math.round(median(memory))} |`,
    );
  console.log();
}

/** The time of a process, without its start, and the most memory of it. @param {string} name @param {string} url @param {number} count */
function run(name, url, count) {
  const own = CONTENDERS[/** @type {keyof typeof CONTENDERS} */ (name)];
  const code = `const [url, count, root] = [${JSON.stringify(url)}, ${count}, ${JSON.stringify(root.replace(/\/$/, ""))}]; let octets = 0;
    const start = performance.now(); ${own}
    console.log(JSON.stringify({ seconds: (performance.now() - start) / 1000, memory: process.resourceUsage().maxRSS / 1000, octets }));`;
  const args =
    own === undefined
      ? [
          "curl",
          "-s",
          "-o",
          "/dev/null",
          "-w",
          '{"seconds":%{time_total},"octets":%{size_download},"memory":NaN}',
          url,
        ]
      : [process.execPath, "--input-type=module", "-e", code];
  return new Promise((resolve, reject) => {
    const [program = "", ...rest] = args;
    const child = spawn(program, rest, { stdio: ["ignore", "pipe", "inherit"] });
    let told = "";
    child.stdout.on("data", (octets) => (told += octets));
    child.on("error", reject).on("close", () => {
      const result = JSON.parse(told.replace("NaN", "null"));
      if (result.octets < 1_000_000) reject(new Error(`${name}: ${told}`));
      resolve({ seconds: result.seconds, memory: result.memory ?? Number.NaN });
    });
  });
}

/** vsftpd for an anonymous user, with a file that takes no room. */
async function startFtp() {
  const program = [join(root, ".cache/servers/root/usr/sbin/vsftpd"), "/usr/sbin/vsftpd"].find((path) =>
    existsSync(path),
  );
  if (program === undefined || process.getuid?.() !== 0) return undefined;
  for (const name of ["ftp", "empty"]) mkdirSync(join(folder, name));
  const file = openSync(join(folder, "ftp/large.bin"), "w");
  ftruncateSync(file, GIGABYTE);
  closeSync(file);
  const port = await new Promise((done) => {
    const server = createTcp().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });
  const config = join(folder, "vsftpd.conf");
  writeFileSync(
    config,
    `listen=YES\nlisten_address=127.0.0.1\nlisten_port=${port}\nbackground=NO\nanonymous_enable=YES\nlocal_enable=NO\nwrite_enable=NO\nanon_root=${folder}/ftp\nsecure_chroot_dir=${folder}/empty\nseccomp_sandbox=NO\nftp_username=bin\npasv_address=127.0.0.1\n`,
  );
  const libraries = spawnSync(
    "sh",
    [
      "-c",
      `ls -d ${root}.cache/servers/root/usr/lib/*-linux-gnu ${root}.cache/servers/root/lib/*-linux-gnu 2>/dev/null`,
    ],
    { encoding: "utf8" },
  );
  const env = { ...process.env, LD_LIBRARY_PATH: libraries.stdout.trim().split("\n").join(":") };
  const child = spawn(program, [config], { env, stdio: "ignore" });
  await new Promise((done) => setTimeout(done, 500));
  return { at: `ftp://127.0.0.1:${port}/`, stop: () => child.kill("SIGKILL") };
}
