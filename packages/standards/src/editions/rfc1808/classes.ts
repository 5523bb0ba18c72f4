/** RFC 1808 §2.2: the classes of characters, those of RFC 1738. */

export { CLASSES } from "../rfc1738/classes.ts";
