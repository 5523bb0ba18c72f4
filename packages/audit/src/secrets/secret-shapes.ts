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
  /** The same of what precedes it in a path; absent where it is known by itself. */
  readonly after?: string;
  /** It names a key and opens nothing: it is not shown in logs, but is not a danger. */
  readonly isIdentifier?: true;
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
  ["Adobe", "client secret", "Adobe Developer documentation", "p8e-[A-Za-z0-9-]{32}"],
  ["age", "secret key", "age, key format", "AGE-SECRET-KEY-1[0-9A-Z]{50,}"],
  [
    "Airtable",
    "personal access token",
    "Airtable documentation, tokens",
    "pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}",
  ],
  ["JFrog", "API key", "JFrog documentation, tokens", "AKCp[A-Za-z0-9]{65,}"],
  ["JFrog", "reference token", "JFrog documentation, tokens", "cmVmd[A-Za-z0-9]{59}"],
  ["Clojars", "deploy token", "Clojars, deploy tokens", "CLOJARS_[0-9a-z]{60}"],
  ["Contentful", "personal access token", "Contentful documentation, tokens", "CFPAT-[\\w-]{40,}"],
  ["Dropbox", "access token", "Dropbox documentation, tokens", "sl\\.(?:u\\.)?[\\w-]{100,}"],
  ["Duffel", "API token", "Duffel documentation, tokens", "duffel_(?:test|live)_[\\w-]{40,}"],
  [
    "Dynatrace",
    "API token",
    "Dynatrace documentation, token format",
    "dt0[a-z]\\d{2}\\.[A-Z0-9]{24}\\.[A-Z0-9]{64}",
  ],
  ["EasyPost", "API key", "EasyPost documentation, API keys", "EZ[AT]K[A-Za-z0-9]{54}"],
  ["Fly.io", "access token", "Fly.io documentation, tokens", "fo1_[\\w-]{40,}"],
  ["Frame.io", "API token", "Frame.io documentation, tokens", "fio-u-[\\w=-]{60,}"],
  ["GitLab", "runner registration token", "GitLab documentation, token prefixes", "GR1348941[\\w-]{20}"],
  ["Grafana", "Cloud token", "Grafana documentation, access policies", "glc_[A-Za-z0-9+/=]{32,}"],
  ["Groq", "API key", "Groq documentation, API keys", "gsk_[A-Za-z0-9]{40,}"],
  ["Heroku", "API key", "Heroku documentation, tokens", "HRKU-[\\w-]{36,}"],
  ["Infracost", "API key", "Infracost documentation", "ico-[A-Za-z0-9]{32}"],
  ["Netlify", "personal access token", "Netlify documentation, tokens", "nfp_[A-Za-z0-9]{36,}"],
  ["New Relic", "key", "New Relic documentation, API keys", "NR(?:AK|JS|II|RA|IQ)-[\\w-]{19,}"],
  ["Notion", "integration token", "Notion documentation, authorization", "ntn_[A-Za-z0-9]{40,}"],
  [
    "1Password",
    "service account token",
    "1Password documentation, service accounts",
    "ops_eyJ[\\w+/-]{100,}",
  ],
  ["OpenRouter", "API key", "OpenRouter documentation, API keys", "sk-or-v1-[0-9a-f]{64}"],
  ["Perplexity", "API key", "Perplexity documentation, API keys", "pplx-[A-Za-z0-9]{40,}"],
  [
    "PlanetScale",
    "token",
    "PlanetScale documentation, token prefixes",
    "pscale_(?:tkn|pw|oauth)_[\\w=.-]{32,}",
  ],
  ["Prefect", "API key", "Prefect documentation, API keys", "pn[ub]_[A-Za-z0-9]{36}"],
  ["Pulumi", "access token", "Pulumi documentation, tokens", "pul-[0-9a-f]{40}"],
  ["ReadMe", "API key", "ReadMe documentation, API keys", "rdme_[0-9a-z]{64,}"],
  ["Replicate", "API token", "Replicate documentation, tokens", "r8_[A-Za-z0-9]{37}"],
  ["Brevo", "API key", "Brevo documentation, API keys", "x(?:key|smtp)sib-[0-9a-f]{64}-[A-Za-z0-9]{16}"],
  ["Sentry", "token", "Sentry documentation, token prefixes", "sntry[su]_[\\w+/=]{40,}"],
  ["Shippo", "API token", "Shippo documentation, tokens", "shippo_(?:live|test)_[0-9a-fA-F]{40}"],
  ["SonarQube", "token", "SonarQube documentation, tokens", "sq[uap]_[0-9a-f]{40}"],
  [
    "Sourcegraph",
    "access token",
    "Sourcegraph documentation, token formats",
    "sgp_(?:[0-9a-f]{16}_|local_)?[0-9a-f]{40}",
  ],
  [
    "Supabase",
    "token or secret key",
    "Supabase documentation, API keys",
    "sb(?:p_[0-9a-f]{40}|_secret_[\\w-]{20,})",
  ],
  ["Twilio", "API key", "Twilio documentation, SIDs", "SK[0-9a-f]{32}(?![0-9a-f])"],
  ["Typeform", "personal access token", "Typeform documentation, tokens", "tfp_[\\w.=-]{40,}"],
  ["xAI", "API key", "xAI documentation, API keys", "xai-[A-Za-z0-9]{70,}"],
  [
    "Plaid",
    "access token",
    "Plaid documentation, tokens",
    "access-(?:sandbox|development|production)-[0-9a-f-]{36}",
  ],
  ["Buildkite", "API token", "Buildkite documentation, tokens", "bk[uar]a_[0-9a-f]{40}"],
  ["Mapbox", "secret token", "Mapbox documentation, access tokens", "sk\\.eyJ[\\w-]{20,}\\.[\\w-]{16,}"],
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
  [
    "Microsoft",
    "Teams webhook",
    "Microsoft Teams documentation, incoming webhooks",
    "[0-9a-f]{32}/[0-9a-f-]{36}(?:/[\\w-]{10,64})?",
    "/IncomingWebhook/",
  ],
  [
    "Google",
    "Calendar secret address",
    "Google Calendar Help, secret address",
    "[0-9a-f]{20,64}",
    "/calendar/(?:ical|embed|feeds)/[^/\\s]{1,128}/private-",
  ],
  ["Zapier", "webhook", "Zapier documentation, webhooks", "[0-9a-z]{6,12}", "/hooks/catch/\\d{4,10}/"],
  [
    "IFTTT",
    "webhook key",
    "IFTTT documentation, webhooks",
    "[\\w-]{20,64}",
    "/trigger/\\w{1,64}/(?:json/)?with/key/",
  ],
  ["Mattermost", "webhook", "Mattermost documentation, webhooks", "[0-9a-z]{26}(?![0-9a-z])", "/hooks/"],
];

/** The names of keys: one is in every link that was signed (AWS Signature Version 4, X-Amz-Credential). */
const IDENTIFIERS: readonly Row[] = [
  ["AWS", "access key ID", "AWS IAM documentation, unique identifiers", "A[KS]IA[A-Z2-7]{16}(?![A-Z0-9])"],
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
export const SECRET_SHAPES: readonly SecretShape[] = [
  ...ROWS.map(shapeOf),
  ...IDENTIFIERS.map((row) => ({ ...shapeOf(row), isIdentifier: true as const })),
];

function shapeOf([issuer, name, source, pattern, after]: Row): SecretShape {
  return { issuer, name, source, pattern, ...(after === undefined ? {} : { after }) };
}

/** A part of a text that has the shape of a secret. */
export interface ShapedSecret {
  readonly from: number;
  readonly to: number;
  readonly shape: SecretShape;
}

/** All shapes that are known by themselves, each of which begins with letters. */
const BY_THEMSELVES = SECRET_SHAPES.filter(({ after }) => after === undefined);
/** All of them, as one pattern. */
export const SHAPE = byFirst(BY_THEMSELVES.map(({ pattern }) => pattern));

/** One pattern of many, in which those with the same first letter are together: a place is left at its first letter. */
function byFirst(patterns: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const pattern of patterns) {
    const first = /^\w(?![?*+{])/.exec(pattern)?.[0] ?? "";
    groups.set(first, [...(groups.get(first) ?? []), pattern.slice(first.length)]);
  }
  return [...groups].map(([first, rest]) => `${first}(?:${rest.join("|")})`).join("|");
}

/** A pattern that goes on after a run of any length: none begins within such a run, so that the time is linear. */
const GOES_ON = /^(\w+(?:\\\.)?)(?=\[[^\]]*\]\{\d+,\}\\\.)/;
const AT_WORD = new RegExp(
  `\\b()(?:${byFirst(BY_THEMSELVES.map(({ pattern }) => pattern.replace(GOES_ON, "$1(?<![\\w-]$1)")))})`,
  "g",
);
const AT_TRIPLET = new RegExp(`(%(?:25)*[0-9A-Fa-f]{2})(?:${SHAPE})`, "g");

const IN_PATHS = SECRET_SHAPES.filter(({ after }) => after !== undefined);
/** What precedes a secret in a path, and the secret ahead: a group for each shape. */
export const IN_PATH = new RegExp(
  `/(?:${byFirst(IN_PATHS.map(({ after = "", pattern }, at) => `${after.slice(1)}(?=(?<s${at}>${pattern}))`))})`,
  "g",
);

/** The beginning of the pattern of a shape, up to a repetition. */
const START = /^(?:(?:\[[^\]]*\]|\\.|\(\?:[^()]*\)|[\w-])(?![?*+{]))+/;

/** The beginnings of shapes; triplets may hide one. */
export const MAY_HAVE_SHAPE = new RegExp(
  [
    `(?:^|\\W)(?:${byFirst(BY_THEMSELVES.map(({ pattern }) => START.exec(pattern)?.[0] ?? ""))})`,
    ...IN_PATHS.map(({ after = "" }) => after),
  ].join("|"),
);

/** A quick look: `false` where nothing has the shape of a secret. Triplets may hide one. */
export function mayHaveShape(text: string): boolean {
  return text.includes("%") || MAY_HAVE_SHAPE.test(text);
}

/** What in a text has the shape of a secret: not in its order. */
export function shapedSecrets(text: string): readonly ShapedSecret[] {
  return [
    ...found(text, AT_WORD, BY_THEMSELVES),
    ...(text.includes("%") ? found(text, AT_TRIPLET, BY_THEMSELVES) : []),
    ...foundInPaths(text),
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

function foundInPaths(text: string): readonly ShapedSecret[] {
  const secrets: ShapedSecret[] = [];
  for (const { index, 0: before, groups = {} } of text.matchAll(IN_PATH)) {
    const from = index + before.length;
    IN_PATHS.forEach((shape, at) => {
      const secret = groups[`s${at}`];
      if (secret !== undefined) secrets.push({ from, to: from + secret.length, shape });
    });
  }
  return secrets;
}
