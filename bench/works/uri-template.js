// @ts-check
// RFC 6570: URI Templates, read and expanded each time, and read once.
import { writing } from "../doing.js";

const TEMPLATE = "https://example.org/articles/{name}/{edition}{?from,fields*,page}";

/** @param {string} name */
const valuesFor = (name) => ({ name, edition: "2nd", from: name, fields: ["title", "body"], page: 2 });

/** @type {import("./work.js").Work[]} */
export const uriTemplateWorks = [
  {
    part: "uri-template",
    set: "names",
    title: "a URI Template read and expanded",
    contenders: {
      urikit: async () => {
        const { expand } = await import("urikit/uri-template");
        return writing((name) => expand(TEMPLATE, valuesFor(name)));
      },
      "url-template": async () => {
        const { parseTemplate } = await import("url-template");
        return writing((name) => parseTemplate(TEMPLATE).expand(valuesFor(name)));
      },
      "@std-uritemplate": async () => {
        const { StdUriTemplate } = await import("@std-uritemplate/std-uritemplate");
        return writing((name) => StdUriTemplate.expand(TEMPLATE, valuesFor(name)));
      },
    },
    targets: [
      { peer: "url-template", ratio: 1 },
      { peer: "@std-uritemplate", ratio: 1 },
    ],
  },
  {
    part: "uri-template-compiled",
    set: "names",
    title: "a URI Template that was read once, expanded",
    contenders: {
      urikit: async () => {
        const { compile } = await import("urikit/uri-template");
        const template = compile(TEMPLATE);
        return writing((name) => template.expand(valuesFor(name)));
      },
      "url-template": async () => {
        const { parseTemplate } = await import("url-template");
        const template = parseTemplate(TEMPLATE);
        return writing((name) => template.expand(valuesFor(name)));
      },
    },
    targets: [{ peer: "url-template", ratio: 1 }],
  },
];
