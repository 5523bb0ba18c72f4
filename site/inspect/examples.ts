/** The texts that a person may look at first. */

import type { InspectTexts } from "./texts/en.ts";

/** The text that the page shows before anything is typed: two hosts in one. */
export const FIRST = "http://good.example\\@evil.example/login";

export interface Example {
  /** By which the texts have its name. */
  readonly name: keyof InspectTexts["examples"];
  readonly uri: string;
}

export const EXAMPLES: readonly Example[] = [
  { name: "plain", uri: "https://example.org:8443/caf%C3%A9/menu?day=today&course=2#dessert" },
  { name: "twoHosts", uri: FIRST },
  { name: "disguise", uri: "http://www.example.com&story=breaking_news@0x7f.1/top_story.htm" },
  { name: "iri", uri: "https://例え.jp/テスト?q=日本" },
  { name: "ipv6", uri: "http://[2001:db8:0:0:8:800:200c:417a]:80/a/./b/../c" },
  { name: "mail", uri: "mailto:joe@example.com?subject=See%20you&cc=bob@example.com" },
  { name: "template", uri: "https://example.org/search{?q,page}" },
  { name: "path", uri: "C:\\Users\\Joe\\notes.txt" },
  {
    name: "text",
    uri: "Yes, Jim, I found it under <ftp://foo.example.com/rfc/> (or www.w3.org/Addressing/).",
  },
];
