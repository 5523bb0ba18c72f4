/** The platform's `URL`, if it has one: browsers, Node, Deno and workers do. */

/** What is asked of it. */
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

/** What the platform makes of a text; undefined if it refuses it, or has no `URL`. */
export function platformUrl(text: string, base?: string): PlatformUrl | undefined {
  if (constructorOfUrl === undefined) return undefined;
  try {
    return new constructorOfUrl(text, base);
  } catch {
    return undefined;
  }
}
