/** The files that commands of the examples name, and that the page has: a person may change what stands in them. */

export const SAMPLE_FILES: Readonly<Record<string, string>> = {
  "links.txt": `http://example.com/
HTTP://Example.COM:80/
http://example.org/b/../c?d#e
http://example.org/a b
https://example.net/%7Euser
`,
  "page.html": `<!doctype html>
<base href="/docs/">
<a href="guide.html#start">The guide</a>
<img src="../logo.svg" srcset="//cdn.example.com/logo.png 2x">
`,
};

/** A list of the repository, which is loaded when a command reads it. */
export const SAMPLE_LIST = "samples/references.txt";
