/** innd: a server of news, for readers or in the mode of transit, in which a reader must ask for the other one (RFC 3977 §3.4.2). */

import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { idOf, requiredPath } from "./programs.ts";
import {
  freePort,
  type RunningServer,
  run,
  type ServerFolder,
  serverFolder,
  startDaemon,
} from "./running.ts";

export const GROUP = "example.group.this";
export const MESSAGE_ID = "one@a.example";
/** As it is sent: a line begins with a dot. */
export const ARTICLE = [
  "From: me@a.example",
  `Newsgroups: ${GROUP}`,
  "Subject: A subject",
  `Message-ID: <${MESSAGE_ID}>`,
  "",
  "The text.",
  ".hidden",
  "",
].join("\r\n");

/** For whom it is there: readers, or other servers first. */
export type InnMode = "reader" | "transit";

export async function startInn(mode: InnMode): Promise<RunningServer> {
  const folder = serverFolder(
    "db",
    "run",
    "log",
    "tmp",
    "spool/articles",
    "spool/overview",
    "spool/incoming",
    "spool/outgoing",
    "spool/archive",
  );
  const port = await freePort();
  cpSync(requiredPath("etc/news"), folder.at("etc"), { recursive: true });
  configure(folder, port, mode);
  const as = { uid: idOf("news", "passwd"), gid: idOf("news", "group") };
  spawnSync("chown", ["-R", "news:news", folder.path]);
  const env = { INNCONF: folder.at("etc/inn.conf") };
  run(requiredPath("usr/lib/news/bin/makedbz"), ["-i", "-o", "-f", folder.at("db/history")], { ...as, env });
  const program = requiredPath("usr/lib/news/bin/innd");
  return startDaemon({ program, args: ["-f", "-N", "-P", String(port)], port, env, ...as }, folder);
}

function configure(folder: ServerFolder, port: number, mode: InnMode): void {
  const bin = dirname(requiredPath("usr/lib/news/bin/innd"));
  const own: Readonly<Record<string, string>> = {
    ...{ domain: "a.example", pathhost: "news.a.example", port: String(port), bindaddress: "127.0.0.1" },
    ...{ mta: "/bin/true", mailcmd: "/bin/true", pathnews: dirname(bin), pathbin: bin },
    ...{ patharchive: folder.at("spool/archive"), patharticles: folder.at("spool/articles") },
    ...{ pathdb: folder.at("db"), pathetc: folder.at("etc"), pathfilter: folder.at("etc/filter") },
    ...{
      pathincoming: folder.at("spool/incoming"),
      pathlog: folder.at("log"),
      pathoutgoing: folder.at("spool/outgoing"),
    },
    ...{
      pathoverview: folder.at("spool/overview"),
      pathrun: folder.at("run"),
      pathspool: folder.at("spool"),
      pathtmp: folder.at("tmp"),
    },
  };
  const given = readFileSync(folder.at("etc/inn.conf"), "utf8").split("\n");
  const kept = given.filter((line) => !Object.hasOwn(own, /^#?(\w+):/.exec(line)?.[1] ?? ""));
  const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}`);
  folder.write("etc/inn.conf", [...kept, ...lines, ""].join("\n"));
  folder.write(
    "db/active",
    [
      ...["control", "control.cancel", "junk"].map((name) => `${name} 0000000000 0000000001 n\n`),
      `${GROUP} 0000000000 0000000001 y\n`,
    ].join(""),
  );
  folder.write("db/newsgroups", `${GROUP}\tAn example\n`);
  folder.write("db/history", "");
  folder.write("etc/newsfeeds", "ME:*::\n");
  const peer = mode === "transit" ? 'peer ME {\n  hostname: "127.0.0.1"\n}\n' : "";
  folder.write("etc/incoming.conf", `streaming: true\nmax-connections: 10\n${peer}`);
  folder.write(
    "etc/readers.conf",
    'auth "all" { hosts: "*" default: "<anon>" }\naccess "all" { users: "*" newsgroups: "*" access: "RP" }\n',
  );
  folder.write("etc/storage.conf", "method tradspool { class: 0 newsgroups: * }\n");
}
