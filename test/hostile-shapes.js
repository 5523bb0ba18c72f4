// @ts-check
// Texts of any length that would make a careless reader of URIs slow: long runs of characters that it might scan twice,
// look back over, or copy at each step. Some are valid, some are not: to refuse one must be as cheap.

/** @type {Record<string, (length: number) => string>} */
export const hostileShapes = {
  "`a/../` repeated": (length) => run("http://h/", "a/../", length),
  "`../` repeated": (length) => run("", "../", length),
  "`/./` repeated": (length) => run("http://h", "/./", length),
  "`/` repeated": (length) => run("", "/", length),
  "segments, then as many `..`": (length) =>
    run("http://h", "/a", length * 0.4) + run("", "/..", length * 0.6),
  "`%` repeated": (length) => run("http://h/", "%", length),
  "`%41` repeated, in the path": (length) => run("http://h/", "%41", length),
  "`%41` repeated, in the host": (length) => run("http://", "%41", length),
  "a long path, then `%`": (length) => `${run("http://h/", "a", length - 1)}%`,
  "`[` repeated": (length) => run("http://", "[", length),
  "`[` and many pieces": (length) => `${run("http://[", "1:", length - 1)}]`,
  "`:` repeated, as a path": (length) => run("a", ":", length),
  "`:` repeated, as userinfo": (length) => `${run("//", ":", length - 2)}@h`,
  "`:` repeated, as host and port": (length) => run("//h", ":", length),
  "`@` repeated": (length) => run("http://", "@", length),
  "a long scheme": (length) => `${run("", "a", length - 1)}:`,
  "letters without a colon": (length) => run("", "a", length),
  "`..%2f` repeated": (length) => run("http://h/", "..%2f", length),
  "`=//a.b` repeated": (length) => run("http://h/?", "=//a.b", length),
  "a long port": (length) => run("http://h:", "1", length),
  "a long host of digits and dots": (length) => run("http://", "1.", length),
  "`?` repeated": (length) => run("?", "?", length),
  "`#` repeated": (length) => run("", "#", length),
  "`http://u:p@` repeated": (length) => run("", "http://u:p@", length),
  "`;token=x` repeated": (length) => run("", ";token=x", length),
  "`a%253D` repeated": (length) => run("?", "a%253D", length),
  "`http://u:x ` repeated": (length) => run("", "http://u:x ", length),
  "`;Password=a ` repeated": (length) => run("Server=h", ";Password=a ", length),
  "`&code=x&state` repeated": (length) => run("/?", "&code=x&state", length),
  '`"token":"` repeated': (length) => run("", '"token":"', length),
  "`-eyJaaaaaaaa` repeated": (length) => run("", "-eyJaaaaaaaa", length),
};

/**
 * The head, and after it the piece as many times as the length allows.
 * @param {string} head
 * @param {string} piece
 * @param {number} length
 */
const run = (head, piece, length) => head + piece.repeat(Math.floor((length - head.length) / piece.length));
