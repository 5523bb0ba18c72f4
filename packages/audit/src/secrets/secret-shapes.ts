/**
 * RFC 3986 §7.5: secrets that are known by their shape: JSON Web Tokens, and keys that begin as their issuers publish, so
 * that they are found where they do not belong.
 */

/** A shape by which a secret is known. */
export interface SecretShape {
  readonly issuer: string;
  /** What the issuer calls it. */
  readonly name: string;
  /** The document that publishes the shape. */
  readonly source: string;
  /** The source of a regular expression, in which no quantifier is within another. */
  readonly pattern: string;
  /** The same of what stands before it in a path; absent where it is known by itself. */
  readonly after?: string;
}

type Row = readonly [issuer: string, name: string, source: string, pattern: string, after?: string];

const ROWS: readonly Row[] = [
  ["IETF", "JSON Web Token", "RFC 7519 §3.1, RFC 7515 §7.1", "eyJ[\\w-]{8,}\\.[\\w-]{8,}\\.[\\w-]*"],
  ["GitHub", "token", "GitHub documentation, token formats", "gh[pousr]_[A-Za-z0-9]{36,}"],
  ["GitHub", "fine-grained token", "GitHub documentation, token formats", "github_pat_\\w{22,}"],
  [
    "GitLab",
    "token",
    "GitLab documentation, token prefixes",
    "gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[\\w-]{20,}",
  ],
  ["Slack", "token", "Slack documentation, token types", "xox[abeoprs][.-][\\w-]{10,}"],
  ["Slack", "app-level token", "Slack documentation, token types", "xapp-\\d-[\\w-]{10,}"],
  ["Stripe", "secret or restricted key", "Stripe documentation, API keys", "[sr]k_(?:live|test)_\\w{10,}"],
  ["Stripe", "webhook secret", "Stripe documentation, webhooks", "whsec_[\\w+/=]{16,}"],
  ["AWS", "access key ID", "AWS IAM documentation, unique identifiers", "A[KS]IA[A-Z2-7]{16}(?![A-Z0-9])"],
  ["Google", "API key", "Google Cloud documentation, API keys", "AIza[\\w-]{35}(?![\\w-])"],
  ["Google", "OAuth access token", "Google Identity documentation, OAuth 2.0", "ya29\\.[\\w-]{20,}"],
  ["Google", "OAuth client secret", "Google Identity documentation, OAuth 2.0", "GOCSPX-[\\w-]{20,}"],
  ["npm", "access token", "GitHub blog, npm token format", "npm_[A-Za-z0-9]{36}"],
  ["PyPI", "API token", "PyPI help, API tokens", "pypi-[\\w-]{20,}"],
  ["crates.io", "API token", "crates.io, token format", "cio[A-Za-z0-9]{32}(?![A-Za-z0-9])"],
  ["RubyGems", "API key", "RubyGems guides, API key", "rubygems_[0-9a-f]{48}"],
  ["SendGrid", "API key", "SendGrid documentation, API keys", "SG\\.[\\w-]{16,}\\.[\\w-]{16,}"],
  ["OpenAI", "API key", "OpenAI documentation, API keys", "sk-(?:proj|svcacct|admin)-[\\w-]{20,}"],
  ["Anthropic", "API key", "Anthropic documentation, API keys", "sk-ant-[\\w-]{20,}"],
  ["Hugging Face", "user access token", "Hugging Face documentation, security tokens", "hf_[A-Za-z0-9]{30,}"],
  ["DigitalOcean", "token", "DigitalOcean documentation, token prefixes", "do[opr]_v1_[0-9a-f]{64}"],
  ["Shopify", "access token", "Shopify documentation, token prefixes", "shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}"],
  ["Square", "token or secret", "Square documentation, access tokens", "sq0(?:atp|csp|idp)-[\\w-]{22,}"],
  ["Databricks", "personal access token", "Databricks documentation, tokens", "dapi[0-9a-f]{32}"],
  ["HashiCorp", "Vault token", "Vault documentation, tokens", "hv[sbr]\\.[\\w-]{20,}"],
  [
    "Grafana",
    "service account token",
    "Grafana documentation, service accounts",
    "glsa_[A-Za-z0-9]{32}_[0-9a-f]{8}",
  ],
  ["Docker", "personal access token", "Docker documentation, access tokens", "dckr_(?:pat|oat)_[\\w-]{20,}"],
  ["Atlassian", "API token", "Atlassian documentation, API tokens", "ATATT3[\\w=-]{20,}"],
  ["Tailscale", "key", "Tailscale documentation, key prefixes", "tskey-[a-z]{2,16}-[\\w-]{10,}"],
  [
    "Doppler",
    "token",
    "Doppler documentation, token formats",
    "dp\\.(?:pt|st|ct|sa|scim|audit)\\.[\\w.]{20,}",
  ],
  ["Postman", "API key", "Postman documentation, API keys", "PMAK-[0-9a-f]{24}-[0-9a-f]{34}"],
  ["Linear", "API key", "Linear documentation, API keys", "lin_(?:api|oauth)_[A-Za-z0-9]{32,}"],
  ["Figma", "personal access token", "Figma documentation, access tokens", "figd_[\\w-]{20,}"],
  ["Mailgun", "API key", "Mailgun documentation, API keys", "key-[0-9a-f]{32}(?![0-9a-f])"],
  ["Telegram", "bot token", "Telegram Bot API, making requests", "\\d{8,10}:[\\w-]{35}", "/bot"],
  [
    "Slack",
    "incoming webhook",
    "Slack documentation, incoming webhooks",
    "[A-Za-z0-9]{24}",
    "/services/T[A-Z0-9]{8,11}/B[A-Z0-9]{8,11}/",
  ],
  ["Discord", "webhook", "Discord documentation, webhooks", "[\\w-]{60,}", "/webhooks/\\d{17,20}/"],
];

/**
 * The shapes by which secrets are known, each with the document that publishes it. The list is of what is well known in
 * 2026; no list is complete.
 *
 * @example
 * ```ts
 * import { SECRET_SHAPES } from "@urikit/audit";
 *
 * SECRET_SHAPES[0]?.source; // => "RFC 7519 §3.1, RFC 7515 §7.1"
 * ```
 */
export const SECRET_SHAPES: readonly SecretShape[] = ROWS.map(([issuer, name, source, pattern, after]) => ({
  issuer,
  name,
  source,
  pattern,
  ...(after === undefined ? {} : { after }),
}));

/** A part of a text that has the shape of a secret. */
export interface ShapedSecret {
  readonly from: number;
  readonly to: number;
  readonly shape: SecretShape;
}

/** All shapes that are known by themselves, each of which begins with letters. */
const BY_THEMSELVES = SECRET_SHAPES.filter(({ after }) => after === undefined);
const ANY_SHAPE = BY_THEMSELVES.map(({ pattern }) => pattern).join("|");

/** A pattern that goes on after a run of any length: none begins within such a run, so that the time is linear. */
const GOES_ON = /^(\w+(?:\\\.)?)(?=\[[^\]]*\]\{\d+,\}\\\.)/;
const AT_WORD = new RegExp(
  `\\b()(?:${BY_THEMSELVES.map(({ pattern }) => pattern.replace(GOES_ON, "$1(?<![\\w-]$1)")).join("|")})`,
  "g",
);
const AT_TRIPLET = new RegExp(`(%(?:25)*[0-9A-Fa-f]{2})(?:${ANY_SHAPE})`, "g");

const IN_PATHS = SECRET_SHAPES.filter(({ after }) => after !== undefined);
const IN_PATH = new RegExp(
  `(${IN_PATHS.map(({ after, pattern }) => `${after}(?=${pattern})`).join("|")})(?:${IN_PATHS.map(({ pattern }) => pattern).join("|")})`,
  "g",
);

/** What in a text has the shape of a secret: not in its order. */
export function shapedSecrets(text: string): readonly ShapedSecret[] {
  return [
    ...found(text, AT_WORD, BY_THEMSELVES),
    ...(text.includes("%") ? found(text, AT_TRIPLET, BY_THEMSELVES) : []),
    ...found(text, IN_PATH, IN_PATHS),
  ];
}

function found(text: string, expression: RegExp, shapes: readonly SecretShape[]): readonly ShapedSecret[] {
  const secrets: ShapedSecret[] = [];
  for (const { index, 0: all, 1: before = "" } of text.matchAll(expression)) {
    const secret = all.slice(before.length);
    const shape = shapes.find(({ pattern }) => new RegExp(`^(?:${pattern})$`).test(secret));
    if (shape !== undefined) secrets.push({ from: index + before.length, to: index + all.length, shape });
  }
  return secrets;
}
