/** The URL Standard of the WHATWG, as the platform's `URL` implements it: browsers, Node, Deno and workers have one. */

/** The members of `URL` that are used here: the package needs no types of a platform. */
export interface PlatformUrl {
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

type PlatformUrlConstructor = new (url: string, base?: string) => PlatformUrl;

const constructorOfUrl = (globalThis as { readonly URL?: PlatformUrlConstructor }).URL;

/** Whether the platform has a `URL`. */
export const hasPlatformUrl: boolean = constructorOfUrl !== undefined;

/** The platform's reading of a text; undefined if it refuses the text, or has no `URL`. */
export function platformUrl(text: string, base?: string): PlatformUrl | undefined {
  if (constructorOfUrl === undefined) return undefined;
  try {
    return new constructorOfUrl(text, base);
  } catch {
    return undefined;
  }
}
