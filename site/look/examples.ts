/** What a person may look at first. */

/** What the page shows before anything is typed. */
export const FIRST = "https://example.org:8443/caf%C3%A9/menu?day=today&course=2#dessert";

export interface Example {
  readonly name: string;
  readonly uri: string;
}

export const EXAMPLES: readonly Example[] = [
  { name: "the standard’s own", uri: "foo://example.com:8042/over/there?name=ferret#nose" },
  { name: "a deceiver", uri: "http://www.example.com&story=breaking_news@0x7f.1/top_story.htm" },
  { name: "a backslash", uri: "http://good.example\\@evil.example/" },
  { name: "an IRI", uri: "https://例え.jp/テスト?q=日本" },
  { name: "IPv6", uri: "http://[2001:db8:0:0:8:800:200c:417a]:80/a/./b/../c" },
  { name: "mail", uri: "mailto:joe@example.com?subject=See%20you&cc=bob@example.com" },
  { name: "a template", uri: "https://example.org/search{?q,page}" },
  { name: "a path", uri: "C:\\Users\\Joe\\notes.txt" },
  {
    name: "text",
    uri: "Yes, Jim, I found it under <ftp://foo.example.com/rfc/> (or www.w3.org/Addressing/).",
  },
];
