/** The types of peers, as far as proofs use them: `npm test` checks these proofs, too, without what `npm run prove` installs. */

declare module "dssrf" {
  export function is_url_safe(url: string): Promise<boolean>;
}

declare module "private-ip" {
  export default function isPrivate(address: string): boolean | undefined;
}

declare module "recheck" {
  export type Parameters = Readonly<Record<string, string | number | null>>;
  export type Diagnostics = { readonly checker: string } & (
    | { readonly status: "safe" }
    | { readonly status: "unknown"; readonly error: { readonly kind: string } }
    | {
        readonly status: "vulnerable";
        readonly attack: {
          readonly pumps: readonly { readonly prefix: string; readonly pump: string }[];
          readonly suffix: string;
        };
      }
  );
  export function checkSync(source: string, flags: string, limits: Parameters): Diagnostics;
}

declare module "request-filtering-agent" {
  import type { Agent } from "node:http";

  export class RequestFilteringHttpAgent extends Agent {}
}

declare module "ssrf-req-filter" {
  import type { Agent } from "node:http";

  export function requestFilterHandler<Kind extends Agent>(agent: Kind): Kind;
}

declare module "ssrfcheck" {
  export function isSSRFSafeURL(url: string): boolean;
}
