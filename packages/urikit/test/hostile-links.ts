/** Texts by which a link or a redirect is to run code, or to lead to another host, in a browser. */

/** What `?next=` is given so that it leads to evil.example: the classics of PayloadsAllTheThings and of advisories. */
export const REDIRECT_ATTACKS: readonly string[] = [
  ...[
    "//evil.example",
    "///evil.example",
    "////evil.example",
    "https://evil.example",
    "http://evil.example/",
  ],
  ...[
    "https:evil.example",
    "https:/evil.example",
    "https:///evil.example",
    "HTTPS:evil.example",
    "http:/\\evil.example",
  ],
  ...[
    "/\\evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    "/\\/evil.example",
    "//\\evil.example",
    "\\evil.example",
  ],
  ...[
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r/evil.example",
    "\t//evil.example",
    " //evil.example",
    "\0//evil.example",
  ],
  ...[
    "/..//evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e%2e//evil.example",
    "/%2E//evil.example",
  ],
  ...["/a/../..//evil.example", "./..//evil.example", "//evil.example/%2f..", "//evil.example#@site.example"],
  ...[
    "https://site.example@evil.example",
    "https://site.example:443@evil.example/",
    "//site.example@evil.example",
  ],
  ...[
    "https://site.example.evil.example",
    "https://site.example%2eevil.example",
    "https://evil.example/site.example",
  ],
  ...[
    "https://evil.example#site.example",
    "https://evil.example\\@site.example",
    "https://evil.example?site.example",
  ],
  ...[
    "javascript:alert(1)//site.example",
    "data:text/html,<script>alert(1)</script>",
    "//evil。example",
    "//%65vil.example",
  ],
];

/** The scheme that runs code, in disguise. */
export const SCRIPT_ATTACKS: readonly string[] = [
  ...["javascript:alert(1)", "JavaScript:alert(1)", "JAVASCRIPT:alert(1)", "javascript://%0aalert(1)"],
  ...[
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "java\rscript:alert(1)",
    "j\r\n\ta\tvascript\t:alert(1)",
  ],
  ...[" javascript:alert(1)", "\tjavascript:alert(1)", "\n\njavascript:alert(1)", "\0javascript:alert(1)"],
  ...[
    "\u0001javascript:alert(1)",
    "\u001f\u0010 javascript:alert(1)",
    "\u00a0javascript:alert(1)",
    "\ufeffjavascript:alert(1)",
  ],
  ...["javascript\0:alert(1)", "java\0script:alert(1)", "javascript\u200b:alert(1)", "javascript :alert(1)"],
  ...[
    "javascript&colon;alert(1)",
    "javascript&#58;alert(1)",
    "javascript&#x3a;alert(1)",
    "&#106;avascript:alert(1)",
  ],
  ...[
    "jav&#x09;ascript:alert(1)",
    "java&Tab;script:alert(1)",
    "javascript&NewLine;:alert(1)",
    "&Tab;javascript:alert(1)",
  ],
  ...[
    "vbscript:msgbox(1)",
    "VBScript:msgbox(1)",
    "data:text/html,<script>alert(1)</script>",
    "data:text/html;base64,PA==",
  ],
  ...[
    "DATA:image/svg+xml,<svg onload=alert(1)>",
    "blob:https://site.example/x",
    "filesystem:https://site.example/x",
  ],
  ...[
    "view-source:javascript:alert(1)",
    "feed:javascript:alert(1)",
    "jar:javascript:alert(1)!/",
    "file:///etc/passwd",
  ],
  ...[
    "javascript:/*--></title></style>\"/'/onclick=alert(1)//",
    "javascript:alert`1`",
    "\u2028javascript:alert(1)",
  ],
];

/** Links that are what they look like, and must pass. */
export const HONEST_LINKS: readonly string[] = [
  ...[
    "https://example.org",
    "http://example.org:8080/a%20b?c=d&e#f",
    "HTTPS://EXAMPLE.ORG/",
    "mailto:me@example.org?subject=a",
  ],
  ...[
    "/a/b?c#d",
    "../a",
    "./a:b",
    "a",
    "?q",
    "#f",
    "//example.org/a",
    "http://[::1]:80/",
    "https://example.org/a?b=c&copy;d",
  ],
  ...[
    "https://例え.jp/é?ü#ö",
    "http://example.org/javascript:alert(1)",
    "http://example.org#javascript:foo",
    "/a//b",
    "a?javascript:b",
  ],
];
