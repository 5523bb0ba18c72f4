/** An authority of the form `userinfo@host:port`, as all editions have it under changing names, taken apart. */

/** Its parts; one is undefined where its delimiter is absent. */
export interface Server {
  readonly userinfo: string | undefined;
  readonly host: string;
  readonly port: string | undefined;
}

/** Cuts at the last `@`, and at the first colon behind it that is not between brackets. */
export function serverOf(authority: string): Server {
  const at = authority.lastIndexOf("@");
  const hostport = authority.slice(at + 1);
  const colon = hostport.indexOf(":", hostport.startsWith("[") ? hostport.indexOf("]") : 0);
  return {
    userinfo: at < 0 ? undefined : authority.slice(0, at),
    host: colon < 0 ? hostport : hostport.slice(0, colon),
    port: colon < 0 ? undefined : hostport.slice(colon + 1),
  };
}

/** A userinfo of the form `user:password`; the password is undefined where there is no colon. */
export function loginOf(userinfo: string | undefined): {
  readonly user: string | undefined;
  readonly password: string | undefined;
} {
  const colon = userinfo?.indexOf(":") ?? -1;
  if (colon < 0) return { user: userinfo, password: undefined };
  return { user: userinfo?.slice(0, colon), password: userinfo?.slice(colon + 1) };
}
