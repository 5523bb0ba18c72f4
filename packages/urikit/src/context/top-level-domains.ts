/** RFC 1591 §2: the domains at the top, by which a host name is guessed in running text. */

/** The names of domains at the top, in lower case: by these a host name is guessed. */
export interface TopLevelDomains {
  has(name: string): boolean;
}

/**
 * The top-level domains of RFC 1591 §2, `arpa`, `biz` and `info`: the generic names, and the country codes (of ISO 3166,
 * and `ac`, `eu`, `su`, `uk`). The codes that also end the names of files (`cc`, `md`, `pl`, `pm`, `ps`, `py`, `rs`, `sh`,
 * `so`) are left out: a set of your own may have them.
 *
 * @example
 * ```ts
 * import { findInText, topLevelDomains } from "urikit/context";
 *
 * const found = findInText("try w3.org, or README.md", { guessHostNames: topLevelDomains });
 * found.map(({ reference, guess }) => [reference, guess]); // => [["w3.org", "http://w3.org"]]
 * ```
 */
export const topLevelDomains: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    "com edu gov int mil net org arpa biz info " +
    "ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cd " +
    "cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge " +
    "gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh " +
    "ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx " +
    "my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pn pr pt pw qa re ro ru rw sa sb sc sd se sg si sk " +
    "sl sm sn sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi " +
    "vn vu wf ws ye yt za zm zw"
  ).split(" "),
);
