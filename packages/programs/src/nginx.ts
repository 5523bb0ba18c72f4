/** nginx: what it reads in the target of a request, and passes on to the server behind it. */

import { type Habit, program } from "./habit.ts";
import { cutsQuery } from "./habits/authority.ts";
import { withoutAtEnds } from "./habits/blanks.ts";
import { decoded, hasOpenTriplet } from "./habits/triplets.ts";
import { step } from "./step.ts";

const PARSE = "nginx, ngx_http_parse.c: ngx_http_parse_request_line";

const refusesBlanksInTarget: Habit = {
  ...step("blanks", "refuses-blanks-in-target", PARSE),
  apply(progress) {
    const rest = withoutAtEnds(progress.rest, " ");
    return /[\0- \x7f]/.test(rest) ? undefined : { ...progress, rest };
  },
};

/** The scheme may be any, and is not told. */
const takesPathOrAbsoluteUri: Habit = {
  ...step("no-scheme", "takes-path-or-absolute-uri", `${PARSE}; RFC 9112 §3.2`),
  apply(progress) {
    const { rest } = progress;
    if (rest.startsWith("/")) return progress;
    const [whole, authority] = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/([^/?]*)/.exec(rest) ?? [];
    return whole === undefined ? undefined : { ...progress, authority, rest: rest.slice(whole.length) };
  },
};

const HOST_AND_PORT = /^(\[[A-Za-z0-9:._~!$&'()*+,;=-]*\]|[A-Za-z0-9.-]*)(?::[0-9]*)?$/;

const takesHostWithoutPort: Habit = {
  ...step("host-characters", "takes-host-without-port", `${PARSE}: sw_host, sw_port`),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined) return progress;
    const host = HOST_AND_PORT.exec(authority)?.[1];
    return host === undefined ? undefined : { ...progress, host };
  },
};

const checksHost: Habit = {
  ...step("registry-name", "checks-host-of-nginx", "nginx, ngx_http_request.c: ngx_http_validate_host"),
  apply(progress) {
    if (progress.host === undefined) return progress;
    const host = progress.host.toLowerCase().replace(/\.$/, "");
    return host === "" || progress.host.includes("..") ? undefined : { ...progress, host };
  },
};

const checksPath: Habit = {
  ...step("dot-segments", "checks-path-of-nginx", "nginx, ngx_http_parse.c: ngx_http_parse_complex_uri"),
  apply(progress) {
    const path = progress.rest.replace(/#.*$/s, "");
    const isRefused = hasOpenTriplet(path) || path.includes("%00") || leavesRoot(decoded(path));
    return isRefused ? undefined : progress;
  },
};

/** Slashes that follow one another are one. */
function leavesRoot(path: string): boolean {
  let depth = 0;
  for (const segment of path.split("/")) {
    if (segment === "..") depth--;
    else if (segment !== "." && segment !== "") depth++;
    if (depth < 0) return true;
  }
  return false;
}

const emptyPathIsSlash: Habit = {
  ...step("empty", "empty-path-is-slash-of-nginx", "nginx, ngx_http_proxy_module.c: valid_unparsed_uri"),
  apply(progress) {
    if (progress.rest !== "") return progress;
    return { ...progress, rest: "/", query: progress.query?.replace(/#.*$/s, "") || undefined };
  },
};

export const nginx = program({
  id: "nginx",
  name: "nginx",
  version: "nginx 1.22.1",
  habits: [
    refusesBlanksInTarget,
    takesPathOrAbsoluteUri,
    takesHostWithoutPort,
    checksHost,
    cutsQuery,
    checksPath,
    emptyPathIsSlash,
  ],
});
