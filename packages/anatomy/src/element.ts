/** `<uri-anatomy>`: a URI reference with its components in colour and named, or the place where a text is none. */

import { type DrawnCell, drawingOf, type FaultDrawing } from "./drawing.ts";
import { STYLE } from "./style.ts";
import { wordsFor } from "./words.ts";

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
    if (this.shadowRoot === null) this.attachShadow({ mode: "open" }).adoptedStyleSheets = [styleSheet()];
    this.#observer = new MutationObserver(() => this.#draw());
    this.#observer.observe(this, { childList: true, characterData: true, subtree: true });
    this.ownerDocument.addEventListener("keydown", this.#escaped);
    this.#draw();
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
    this.ownerDocument.removeEventListener("keydown", this.#escaped);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#draw();
  }

  #draw(): void {
    const language = this.closest<HTMLElement>("[lang]")?.lang ?? "";
    const drawing = drawingOf(this.uri, wordsFor(language));
    const frame = element("div", { role: "group", "aria-label": drawing.label, part: "frame" });
    frame.append(...(drawing.isValid ? [picture(drawing.cells)] : faulty(drawing)));
    // What Escape has hidden comes back with the next look at it.
    const shown = () => frame.classList.remove("quiet");
    frame.addEventListener("pointerover", shown);
    frame.addEventListener("focusin", shown);
    this.#frame = frame;
    this.shadowRoot?.replaceChildren(frame);
  }
}

function picture(cells: readonly DrawnCell[]): HTMLElement {
  const list = element("ol", { role: "list" });
  list.append(...cells.map((cell, at) => item(cell, at, at > 0 && at >= cells.length / 2)));
  return list;
}

/** A component; its detail is seen while the mouse or the focus is there, and told to those who listen. */
function item(cell: DrawnCell, at: number, isLate: boolean): HTMLElement {
  const { component, before, text, after, name, meaning, value } = cell;
  const id = `detail-${at}`;
  const box = element("span", {
    class: "component",
    part: `component ${component}`,
    tabindex: "0",
    role: "img",
    "aria-label": text === "" ? `${name}, ${value}` : `${name} ${text}`,
    "aria-describedby": id,
  });
  const label = text === "" ? `${name}, ${value}` : name;
  box.append(
    isolated("text", text),
    delimiter(after),
    element("span", { class: "name", part: "name" }, label),
  );
  const detail = element("span", { class: "detail", id, role: "tooltip", part: "detail" });
  detail.append(element("span", {}, `${name}: ${meaning}`), isolated("value", value));
  const line = element("li", { class: isLate ? `${component} late` : component });
  line.append(...(before === "" ? [] : [delimiter(before)]), box, detail);
  return line;
}

function faulty({ before, at, after, reason }: FaultDrawing): HTMLElement[] {
  const place = element("p", { class: "place", part: "place" });
  const mark = element("mark", { part: "fault" });
  mark.append(element("bdi", {}, at === "" ? " " : at));
  place.append(element("bdi", {}, before), mark, element("bdi", {}, after));
  return [place, element("p", { class: "reason", part: "reason", lang: "en" }, reason)];
}

function delimiter(text: string): HTMLElement {
  return element("span", { class: "delimiter", part: "delimiter" }, text);
}

/** Text whose direction is its own: right-to-left text stays in its place. */
function isolated(name: string, text: string): HTMLElement {
  const box = element("span", { class: name });
  box.append(element("bdi", {}, text));
  return box;
}

function element(name: string, attributes: Readonly<Record<string, string>>, text = ""): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}
