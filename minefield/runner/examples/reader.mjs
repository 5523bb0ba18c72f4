// The URL of the platform as a reader: the URL Standard.
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { reference, base } = JSON.parse(line);
  const url = URL.parse?.(reference) ?? (URL.canParse(reference) ? new URL(reference) : null);
  const target = base !== undefined && URL.canParse(reference, base) ? new URL(reference, base).href : false;
  const userinfo = url && [url.username, url.password].filter(Boolean).join(":");
  const reads = url && { scheme: url.protocol.slice(0, -1), userinfo, host: url.hostname, port: url.port };
  const more = url && { path: url.pathname, query: url.search.slice(1) };
  console.log(
    JSON.stringify(url === null && !target ? false : { ...reads, ...more, ...(base && { target }) }),
  );
}
