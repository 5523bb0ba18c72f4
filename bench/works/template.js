// @ts-check
// RFC 3986 §2.4: a reference by template, with two values in it.
import { answering, writing } from "../doing.js";

/** @typedef {import("./work.js").Contender} Contender */

/** @returns {Promise<(name: string) => string>} */
const template = async () => {
  const { uri } = await import("urikit");
  return (name) => uri`https://example.org/articles/${name}?from=${name}`;
};

/** @type {import("./work.js").Work[]} */
export const templateWorks = [
  {
    part: "template",
    set: "names",
    title: "template with two values",
    contenders: {
      urikit: async () => writing(await template()),
      "urikit, parse of the result": async () => {
        const { parse } = await import("urikit");
        return { ...answering((reference) => parse(reference)), prepare: await template() };
      },
      "encodeURIComponent and new URL": async () =>
        writing((name) => {
          const value = encodeURIComponent(name);
          return new URL(`https://example.org/articles/${value}?from=${value}`).href;
        }),
    },
    targets: [{ peer: "urikit, parse of the result", under: 10 }],
  },
];
