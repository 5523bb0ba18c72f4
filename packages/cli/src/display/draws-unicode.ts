/** Whether a terminal of this environment draws characters beyond ASCII; what has no locale is taken to. */
export function drawsUnicode(environment: NodeJS.ProcessEnv): boolean {
  if (environment.TERM === "dumb") return false;
  const locale = environment.LC_ALL || environment.LC_CTYPE || environment.LANG;
  return !locale || /utf-?8/i.test(locale);
}
