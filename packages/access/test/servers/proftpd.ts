/** proftpd: a server of files for a named user, whose home is not the root: `%2Fetc/motd` and `etc/motd` are two files. */

import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { requiredPath } from "./programs.ts";
import { freePort, type RunningServer, type ServerFolder, serverFolder, startDaemon } from "./running.ts";

export const USER = "myname";
export const PASSWORD = "secret";

/** A server of files, and where the files are. */
export interface Proftpd extends RunningServer {
  readonly folder: ServerFolder;
}

export async function startProftpd(): Promise<Proftpd> {
  const folder = serverFolder("home/empty", "outside/etc");
  folder.write("home/etc/motd", "of the home\n");
  folder.write("home/etc/a b.txt", "blank\n");
  folder.write("home/caf\u00e9.txt", "coffee\n");
  folder.write("outside/etc/motd", "of the root\n");
  const { stdout } = spawnSync("openssl", ["passwd", "-6", PASSWORD], { encoding: "utf8" });
  folder.write("passwd", `${USER}:${stdout.trim()}:65534:65534::${folder.at("home")}:/bin/false\n`, 0o600);
  folder.write("group", "nogroup:x:65534:\n", 0o600);
  chmodSync(folder.at("passwd"), 0o600);
  const port = await freePort();
  const config = folder.write("proftpd.conf", configuration(folder, port));
  const args = ["-n", "-c", config];
  const running = await startDaemon({ program: requiredPath("usr/sbin/proftpd"), args, port }, folder);
  return { ...running, folder };
}

function configuration(folder: ServerFolder, port: number): string {
  return `
ServerName "urikit"
ServerType standalone
DefaultAddress 127.0.0.1
SocketBindTight on
Port ${port}
UseIPv6 off
User nobody
Group nogroup
UseReverseDNS off
MaxInstances 10
PidFile ${folder.at("pid")}
ScoreboardFile ${folder.at("score")}
DelayTable none
WtmpLog off
TransferLog none
SystemLog ${folder.at("log")}
AuthOrder mod_auth_file.c
AuthUserFile ${folder.at("passwd")}
AuthGroupFile ${folder.at("group")}
RequireValidShell off
`;
}
