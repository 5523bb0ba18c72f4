/** nginx: a server of HTTP, on two addresses of loopback, which are two hosts. */

import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { requiredPath } from "./programs.ts";
import { freePort, type RunningServer, serverFolder, startDaemon } from "./running.ts";

/** What is zipped, and the octets of a file that comes slowly. */
export const BOMB_OCTETS: number = 32 * 1024 * 1024;
export const PAGE = "<!doctype html><title>caf\u00e9</title>\n".repeat(100);
export const BINARY: Uint8Array = randomBytes(200_000);

export async function startNginx(): Promise<RunningServer> {
  const folder = serverFolder("www", "tmp");
  folder.write("www/page.html", PAGE);
  folder.write("www/file.bin", BINARY);
  folder.write("www/slow.bin", Buffer.alloc(100_000));
  folder.write("www/bomb.gz", gzipSync(Buffer.alloc(BOMB_OCTETS)));
  const port = await freePort();
  const config = folder.write("nginx.conf", configuration(folder.path, port));
  const args = ["-c", config, "-e", folder.at("error.log")];
  return startDaemon({ program: requiredPath("usr/sbin/nginx"), args, port }, folder);
}

function configuration(folder: string, port: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const echo = '"$request_method $uri $args host=$http_host auth=$http_authorization own=$http_x_own\\n"';
  return `
daemon off; master_process on; worker_processes 1; user root;
pid ${folder}/pid; error_log ${folder}/error.log info;
events { worker_connections 64; }
http {
  access_log off; default_type text/plain;
  types { text/html html; application/octet-stream bin; }
  ${temporary.map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join(" ")}
  server {
    listen 127.0.0.1:${port}; root ${folder}/www; charset utf-8; gzip on; gzip_min_length 100; gzip_types text/html;
    location = /moved { return 301 /final; }
    location = /found { return 302 /final; }
    location = /see { return 303 /final; }
    location = /temporary { return 307 /final; }
    location = /permanent { return 308 /final; }
    location = /chain { return 301 /found; }
    location = /loop { return 302 /loop; }
    location = /cross { return 302 http://127.0.0.2:${port}/echo; }
    location = /back { return 302 http://127.0.0.2:${port}/back; }
    location = /file { return 302 file:///etc/passwd; }
    location = /fragment { return 301 /final#own; }
    location = /final { return 200 ${echo}; }
    location = /bomb.gz { add_header Content-Encoding gzip; }
    location = /slow.bin { limit_rate 100; }
  }
  server {
    listen 127.0.0.2:${port};
    location = /back { return 302 http://127.0.0.1:${port}/final; }
    location / { return 200 ${echo}; }
  }
}
`;
}
