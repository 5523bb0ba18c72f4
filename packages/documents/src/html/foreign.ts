/**
 * HTML §13.2.6.5: SVG and MathML within HTML. There `style`, `script` and `title` are ordinary elements, until
 * an integration point or a tag that breaks out leads back to HTML.
 */

const ROOTS = new Set(["svg", "math"]);

const INTEGRATION_POINTS = new Set("foreignobject desc title mi mo mn ms mtext annotation-xml".split(" "));

const BREAKING_OUT = new Set(
  (
    "b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu " +
    "meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var"
  ).split(" "),
);

/** Real pages do not nest deeper; a tag that does is taken for a tag of the content around it. */
const DEEPEST = 100_000;

/** Follows the tags into foreign content and out of it. */
export class ForeignContent {
  readonly #open: string[] = [];
  readonly #counts = new Map<string, number>();

  /** Whether the innermost element is an integration point, which is itself one of SVG or MathML. */
  #isAtPoint = false;

  /** Whether a tag is read as a tag of SVG or MathML. */
  get isHere(): boolean {
    const innermost = this.#open.at(-1);
    return innermost !== undefined && ROOTS.has(innermost);
  }

  /** Whether the names of all tags are needed to follow them: anywhere within foreign content. */
  get isAround(): boolean {
    return this.#open.length > 0;
  }

  /** §13.2.5.42: whether the innermost element is not one of HTML, so that there may be a CDATA section. */
  get allowsCdata(): boolean {
    return this.isHere || this.#isAtPoint;
  }

  /** A start tag, except of an empty element. */
  opens(name: string): void {
    this.#isAtPoint = false;
    if (this.isHere && BREAKING_OUT.has(name)) this.#breakOut();
    else if (
      (ROOTS.has(name) || (this.isHere && INTEGRATION_POINTS.has(name))) &&
      this.#open.length < DEEPEST
    ) {
      this.#isAtPoint = !ROOTS.has(name);
      this.#open.push(name);
      this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    }
  }

  /** An end tag: it closes the innermost element of that name and all within. */
  closes(name: string): void {
    if ((this.#counts.get(name) ?? 0) === 0) return;
    this.#isAtPoint = false;
    while (this.#pop() !== name);
  }

  #breakOut(): void {
    while (this.isHere) this.#pop();
  }

  #pop(): string | undefined {
    const name = this.#open.pop();
    if (name !== undefined) this.#counts.set(name, (this.#counts.get(name) ?? 1) - 1);
    return name;
  }
}
