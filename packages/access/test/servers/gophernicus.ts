/** gophernicus: a server of gopher (RFC 1436), with menus, texts and a search; it has nothing of Gopher+. */

import { idOf, requiredPath } from "./programs.ts";
import { type RunningServer, serverFolder, startServed } from "./running.ts";

/** A text with a dot alone, which the server does not double. */
export const TEXT = "one\r\n.\r\ntwo\r\n";
export const BINARY: Uint8Array = Uint8Array.from({ length: 50_000 }, (_, index) => index % 251);

export async function startGophernicus(): Promise<RunningServer> {
  const folder = serverFolder("root");
  folder.write("root/read.txt", TEXT);
  folder.write("root/octets.bin", BINARY);
  folder.write("root/under/below.txt", "below\n");
  folder.write("root/cgi-bin/search", '#!/bin/sh\necho "0found $QUERY_STRING\t/read.txt"\n', 0o755);
  const args = (port: number): string[] => [
    ...["-r", folder.at("root"), "-h", "127.0.0.1", "-p", String(port), "-nv", "-nu", "-nr"],
  ];
  const program = requiredPath("usr/sbin/gophernicus");
  return startServed({ program, args, uid: idOf("nobody", "passwd"), gid: idOf("nogroup", "group") }, folder);
}
