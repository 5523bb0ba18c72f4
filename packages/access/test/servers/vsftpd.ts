/** vsftpd: a server of files for anonymous users, with and without TLS. */

import { testCertificate } from "../certificate.ts";
import { requiredPath } from "./programs.ts";
import { freePort, type RunningServer, type ServerFolder, serverFolder, startDaemon } from "./running.ts";

/** The files, by their paths. */
export const FILES: Readonly<Record<string, string | Uint8Array>> = {
  "pub/read me.txt": "one\ntwo\n",
  "pub/octets.bin": Uint8Array.from({ length: 100_000 }, (_, index) => index % 251),
  "pub/a;b": "a semicolon in a name\n",
  "pub/deep/er/file.txt": "deeper\n",
  "top.txt": "at the top\n",
};

const CERTIFICATE = testCertificate("localhost", "127.0.0.1");

/** The certificate that is to be trusted. */
export const VSFTPD_CA: string = CERTIFICATE.cert;

/** Without TLS, or with TLS from the first octet on, or after AUTH. */
export type Tls = "none" | "implicit" | "explicit";

export async function startVsftpd(tls: Tls): Promise<RunningServer> {
  const folder = serverFolder("ftp", "empty");
  for (const [name, content] of Object.entries(FILES)) folder.write(`ftp/${name}`, content);
  folder.write("both.pem", CERTIFICATE.key + CERTIFICATE.cert, 0o600);
  const port = await freePort();
  const config = folder.write("vsftpd.conf", configuration(folder, port, tls));
  return startDaemon({ program: requiredPath("usr/sbin/vsftpd"), args: [config], port }, folder);
}

function configuration(folder: ServerFolder, port: number, tls: Tls): string {
  const settings: Record<string, string | number> = {
    ...{ listen: "YES", listen_address: "127.0.0.1", listen_port: port, background: "NO" },
    ...{ anonymous_enable: "YES", no_anon_password: "NO", local_enable: "NO", write_enable: "NO" },
    ascii_download_enable: "YES",
    ...{ anon_root: folder.at("ftp"), secure_chroot_dir: folder.at("empty"), seccomp_sandbox: "NO" },
    // Its home must be there, and every system has it.
    ...{ ftp_username: "bin", pasv_address: "127.0.0.1" },
    ...{ xferlog_enable: "YES", xferlog_std_format: "NO", log_ftp_protocol: "YES", syslog_enable: "NO" },
    ...{ vsftpd_log_file: folder.at("log"), dual_log_enable: "NO" },
  };
  if (tls !== "none")
    Object.assign(settings, {
      ...{ ssl_enable: "YES", allow_anon_ssl: "YES", rsa_cert_file: folder.at("both.pem") },
      ...{ implicit_ssl: tls === "implicit" ? "YES" : "NO", require_ssl_reuse: "YES" },
      ...{ force_anon_logins_ssl: "YES", force_anon_data_ssl: "YES" },
    });
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");
}
