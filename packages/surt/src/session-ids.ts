/**
 * The numbers of sessions in URLs, in the forms that programs of the Web write them: Java, PHP, ASP and ColdFusion.
 */

const QUERY_SESSIONS: readonly RegExp[] = [
  /^jsessionid=[a-z\d$]{10,}$/i,
  /^sessionid=[a-z\d]{16,}$/i,
  /^phpsessid=[a-z\d]{16,}$/i,
  /^sid=[a-z\d]{16,}$/i,
  /^aspsessionid[a-z]{8}=[a-z\d]{16,}$/i,
];
const [CFID, CFTOKEN] = [/^cfid=\d+$/i, /^cftoken=[a-z\d-]+$/i];

/** A query without the parameters that number a session. */
export function withoutQuerySessions(query: string): string {
  const pairs = query.split("&");
  const isColdFusion = (at: number) => CFID.test(pairs[at] ?? "") && CFTOKEN.test(pairs[at + 1] ?? "");
  return pairs
    .filter(
      (pair, at) =>
        !QUERY_SESSIONS.some((form) => form.test(pair)) && !isColdFusion(at) && !isColdFusion(at - 1),
    )
    .join("&");
}

/** `;jsessionid=` at the end of a path, with 32 letters and digits. */
const JAVA_SESSION = /;jsessionid=[a-z\d]{32}(?=\/?$)/i;

/** A path without what numbers a session in it. */
export function withoutPathSession(path: string): string {
  const withoutJava = path.replace(JAVA_SESSION, "");
  if (!/\.aspx\/?$/i.test(withoutJava)) return withoutJava;
  return withoutJava
    .split("/")
    .filter((segment) => !isAspSession(segment))
    .join("/");
}

/** `(…)` with 24 letters and digits, or with several such parts, each with a letter before it: `(S(…)F(…))`. */
function isAspSession(segment: string): boolean {
  if (/^\([a-z\d]{24}\)$/i.test(segment)) return true;
  const inside = /^\((.+)\)$/.exec(segment)?.[1] ?? "";
  return inside !== "" && inside.replace(/[a-z]\([a-z\d]{24}\)/gi, "") === "";
}
