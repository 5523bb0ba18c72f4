/** Terms of the standard in Chinese. */

export {
  COMPONENTS,
  guessInChinese,
  HOST_SORTS,
  HOSTS,
  kindInChinese,
  MEANINGS,
  readersInChinese,
  SEVERITIES,
} from "../language/chinese-terms.ts";
