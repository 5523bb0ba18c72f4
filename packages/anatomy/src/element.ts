/** `<uri-anatomy>`: a URI reference with its components in colour and named, or the place where a text is not a reference. */

import { type DrawnCell, drawingOf, type FaultDrawing } from "./drawing.ts";
import { labelPieces } from "./label-pieces.ts";
import { STYLE } from "./style.ts";
import { languageOf, type ReasonWords, wordsFor } from "./words.ts";

/** Where there is no browser, as where pages are made, the class exists all the same, and nothing is drawn. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/** One style for all elements. It is constructed: a content security policy need not allow a style within the page. */
let sheet: CSSStyleSheet | undefined;

function styleSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  return sheet;
}

/**
 * The element `<uri-anatomy>`: it draws the reference that its attribute `uri` holds, or else its text.
 *
 * RFC 3986 §3. The attribute is taken as it is; of the text, the white space around it is left out. It is drawn again when
 * one of them changes. Nothing of it becomes markup.
 */
export class UriAnatomyElement extends Base {
  static readonly observedAttributes: readonly string[] = ["uri", "lang"];

  static readonly #drawn = new Set<UriAnatomyElement>();
  static #chinese: ReasonWords | undefined;

  /**
   * Tells in Chinese why a text is not a reference, where `lang` begins with `zh`; elements that are there are drawn again.
   * Without it the reason is in English, so that nobody else loads the catalogue.
   *
   * @param reasonOf The function `reasonOf` of `urikit/words`, with the catalogue `urikit/words/zh`.
   * @throws {TypeError} If `reasonOf` is not a function.
   */
  static useChinese(reasonOf: ReasonWords): void {
    if (typeof reasonOf !== "function") throw new TypeError("the catalogue must be a function");
    UriAnatomyElement.#chinese = reasonOf;
    for (const element of UriAnatomyElement.#drawn) element.#draw();
  }

  #observer: MutationObserver | undefined;
  #frame: HTMLElement | undefined;
  readonly #escaped = ({ key }: KeyboardEvent) => {
    if (key === "Escape") this.#frame?.classList.add("quiet");
  };

  /** The text that is drawn. To set it sets the attribute. */
  get uri(): string {
    return this.getAttribute("uri") ?? (this.textContent ?? "").trim();
  }

  set uri(text: string) {
    this.setAttribute("uri", text);
  }

  connectedCallback(): void {
    UriAnatomyElement.#drawn.add(this);
    if (this.shadowRoot === null) this.attachShadow({ mode: "open" }).adoptedStyleSheets = [styleSheet()];
    this.#observer = new MutationObserver(() => this.#draw());
    this.#observer.observe(this, { childList: true, characterData: true, subtree: true });
    this.ownerDocument.addEventListener("keydown", this.#escaped);
    this.#draw();
  }

  disconnectedCallback(): void {
    UriAnatomyElement.#drawn.delete(this);
    this.#observer?.disconnect();
    this.ownerDocument.removeEventListener("keydown", this.#escaped);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#draw();
  }

  #draw(): void {
    const language = this.closest<HTMLElement>("[lang]")?.lang ?? "";
    const reasonOf = languageOf(language) === "zh" ? UriAnatomyElement.#chinese : undefined;
    const drawing = drawingOf(this.uri, wordsFor(language), reasonOf);
    const frame = element("div", { role: "group", "aria-label": drawing.label, part: "frame" });
    frame.append(
      ...(drawing.isValid ? picture(drawing.cells) : faulty(drawing, reasonOf === undefined ? "en" : "zh")),
    );
    // A detail that Escape has hidden comes back with the next look at it.
    const shown = () => frame.classList.remove("quiet");
    frame.addEventListener("pointerover", shown);
    frame.addEventListener("focusin", shown);
    tellOfCurrent(frame);
    this.#frame = frame;
    this.shadowRoot?.replaceChildren(frame);
  }
}

/** The reference, and after it a detail of each component, never within the text. */
function picture(cells: readonly DrawnCell[]): HTMLElement[] {
  // The detail of an empty component is long, and may be below the end of a line.
  const hasLongEnd = cells.some(({ text }, at) => at > 0 && text === "");
  const list = element("ol", { role: "list", ...(hasLongEnd && { class: "long-end" }) });
  list.append(...cells.map(item));
  return [list, ...cells.map(detailOf)];
}

const detailId = (at: number) => `detail-${at}`;

function item({ component, before, text, name, caption, row }: DrawnCell, at: number): HTMLElement {
  const box = element("span", {
    class: `component row-${row}`,
    part: `component ${component}`,
    tabindex: "0",
    role: "img",
    "aria-label": text === "" ? caption : `${name} ${text}`,
    "aria-describedby": detailId(at),
  });
  const below = element("span", { class: "name", part: "name" });
  below.append(element("span", {}, caption));
  const shown = element("span", { class: "text" });
  shown.append(...labelled(text));
  box.append(below, shown);
  const isolation = element("bdi", { dir: "ltr" });
  isolation.append(box);
  const bound = element("span", { class: "bound" });
  bound.append(...delimiter(before), isolation);
  const line = element("li", { class: component });
  // A line may end before the delimiters.
  if (at > 0) line.append(element("wbr", {}));
  line.append(bound);
  return line;
}

/** The description of a component: seen while the mouse or the focus is there, and told to those who listen. */
function detailOf({ component, name, meaning, value }: DrawnCell, at: number): HTMLElement {
  const detail = element("p", {
    class: `detail ${component}`,
    id: detailId(at),
    role: "tooltip",
    part: "detail",
  });
  detail.append(element("span", {}, `${name}: ${meaning}`), isolated("value", value));
  return detail;
}

/** Tells about one component at a time: that which the mouse was over last, or else that which has the focus. */
function tellOfCurrent(frame: HTMLElement): void {
  const items = [...frame.querySelectorAll("li")];
  const details = frame.querySelectorAll(".detail");
  const tell = (current: number) => {
    for (const ones of [items, details])
      for (const [at, one] of ones.entries()) one.classList.toggle("current", at === current);
  };
  const focused = () => items.findIndex((one) => one.querySelector(":focus") !== null);
  frame.addEventListener("pointerover", ({ target }) => {
    const over = items.findIndex((one) => target instanceof Node && one.contains(target));
    if (over >= 0) tell(over);
  });
  frame.addEventListener("pointerleave", () => tell(focused()));
  frame.addEventListener("focusin", () => tell(focused()));
  frame.addEventListener("focusout", () => tell(-1));
}

/** @param lang That of the reason. */
function faulty({ before, at, after, reason }: FaultDrawing, lang: "en" | "zh"): HTMLElement[] {
  const place = element("p", { class: "place", part: "place" });
  const mark = element("mark", { part: "fault" });
  mark.append(referenceText(at === "" ? " " : at));
  place.append(referenceText(before), mark, referenceText(after));
  return [place, element("p", { class: "reason", part: "reason", lang }, reason)];
}

/** A delimiter, if there is one. */
function delimiter(text: string): HTMLElement[] {
  return text === "" ? [] : [element("span", { class: "delimiter", part: "delimiter" }, text)];
}

/** A reference as it is shown: from left to right as a whole (RFC 3987 §4.1). */
function referenceText(text: string): HTMLElement {
  const box = element("bdi", { dir: "ltr" });
  box.append(...labelled(text));
  return box;
}

/** A text whose labels and segments that run from right to left move nothing else. */
function labelled(text: string): (HTMLElement | string)[] {
  return labelPieces(text).map((piece) =>
    piece.isRightToLeft ? element("bdi", {}, piece.text) : piece.text,
  );
}

/** A text that moves nothing around it. */
function isolated(name: string, text: string): HTMLElement {
  const box = element("span", { class: name });
  box.append(referenceText(text));
  return box;
}

function element(name: string, attributes: Readonly<Record<string, string>>, text = ""): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}
