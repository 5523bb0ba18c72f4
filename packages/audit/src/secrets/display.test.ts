import { describe, expect, it } from "vitest";
import { display } from "./display.ts";

describe("display: RFC 3986 §7.6", () => {
  it.each([
    // the example of §7.6: the userinfo looks like a host
    [
      "ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm",
      'ftp://10.0.0.1/top_story.htm (user "cnn.example.com&story=breaking_news")',
    ],
    ["http://me:secret@example.org/", 'http://example.org/ (user "me", password ***)'],
    ["http://me:@example.org/", 'http://example.org/ (user "me")'],
    ["//@h", '//h (user "")'],
    ["http://h/b%C3%BCcher%2F%41%2E%2e", "http://h/bücher%2FA%2E%2e"],
    ["http://h/%E4%BD%A0%E5%A5%BD?%D7%90#%E2%80%AE", "http://h/你好?%D7%90#%E2%80%AE"], // no Hebrew, no override
    ["http://h/%FF%C0%AF%C3", "http://h/%FF%C0%AF%C3"], // not UTF-8 (RFC 3629 §3)
    ["http://h/e%CC%81/%CC%81", "http://h/e%CC%81/%CC%81"], // a mark never joins a character of the reference
    ["http://h/%C3%A9%CC%81", "http://h/é\u0301"],
    ["http://h/?token=secret", "http://h/?token=***"],
    ["http://xn--bcher-kva.example/", 'http://xn--bcher-kva.example/ (host "bücher.example")'],
    ["http://xn--a/", "http://xn--a/ (host in Punycode that is not valid)"],
    ["http://u:secret@h/a\u0007b\u202e", "http://u:***@h/a\\u{7}b\\u{202e}"],
    ["", ""],
  ])("%s is shown as %s", (reference, shown) => {
    expect(display(reference)).toBe(shown);
  });
});
