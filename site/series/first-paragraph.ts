/** The first paragraph of a page of Markdown, as plain text: it tells what the page is about. */

/** Search engines and chat programs show no more. */
const LONGEST = 200;

/** The first paragraph of Markdown, without its marks; undefined if it has no paragraph. */
export function firstParagraph(markdown: string): string | undefined {
  const body = markdown.replace(/^---\n.*?\n---\n/s, "");
  const block = body.split(/\n\s*\n/).find((one) => /^(?:\*\*|[`"(]|\[|\p{L})/u.test(one.trimStart()));
  const text = block === undefined ? "" : withoutMarks(block.trim());
  return /\p{L}{2}/u.test(text) ? shortened(text) : undefined;
}

function withoutMarks(block: string): string {
  return block
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, "$1")
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/\*\*|`/g, "")
    .replace(/\\(?=[\p{P}\p{S}])/gu, "")
    .replace(/"([^"]*)"/g, "“$1”")
    .replaceAll('"', "”") // VitePress writes it into an attribute as it is
    .replace(/\s+/g, " ");
}

/** Up to the last sentence that fits, or else the last word. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  const [sentences] = /^.*[.!?](?= )|^.*[。！？]/s.exec(start) ?? [];
  if (sentences !== undefined && sentences.length > LONGEST / 3) return sentences;
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), LONGEST / 2))} …`;
}
