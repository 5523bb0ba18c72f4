/** slapd: a directory with the entries of RFC 4516's examples. */

import { dirname } from "node:path";
import { requiredPath } from "./programs.ts";
import { freePort, type RunningServer, run, serverFolder, startDaemon } from "./running.ts";

const LDIF = `dn: o=University of Michigan,c=US
objectClass: organization
o: University of Michigan
postalAddress: Ann Arbor

dn: cn=Babs Jensen,o=University of Michigan,c=US
objectClass: person
cn: Babs Jensen
sn: Jensen
`;

export async function startSlapd(): Promise<RunningServer> {
  const folder = serverFolder("db");
  const schema = dirname(requiredPath("etc/ldap/schema/core.schema"));
  const config = folder.write(
    "slapd.conf",
    [
      ...["core", "cosine", "inetorgperson"].map((name) => `include ${schema}/${name}.schema`),
      `pidfile ${folder.at("pid")}`,
      `modulepath ${dirname(requiredPath("usr/lib/ldap/back_mdb.so"))}`,
      "moduleload back_mdb",
      "database mdb",
      'suffix "o=University of Michigan,c=US"',
      `directory ${folder.at("db")}`,
      "",
    ].join("\n"),
  );
  const program = requiredPath("usr/sbin/slapd");
  run(program, ["-T", "add", "-f", config, "-l", folder.write("data.ldif", LDIF)]);
  const port = await freePort();
  return startDaemon(
    { program, args: ["-d", "0", "-f", config, "-h", `ldap://127.0.0.1:${port}/`], port },
    folder,
  );
}
