/** The words of the grammar, in Chinese. */

import { texts as tool } from "../../tool/texts/zh.ts";
import { loadStandardsInChinese, sentenceInChinese } from "../../tool/texts/zh-standards.ts";
import type { GrammarTexts } from "./en.ts";

export const texts: GrammarTexts = {
  tool,
  grammar: {
    title: "语法",
    lead: "每个版本的每条规则都画成铁路图，并标出一个引用在其中所走的路线。",
    edition: "版本",
    readAs: "按此规则读取",
    reference: "引用",
    valid: (edition) => `按 ${edition} 合法`,
    invalid: (edition) => `按 ${edition} 不合法`,
    load: loadStandardsInChinese,
    reason: sentenceInChinese,
    colon: "：",
    derives: (rule) => `规则 ${rule} 可以推导出它。`,
    derivesNot: (rule) => `规则 ${rule} 推导不出它。`,
    stops: (place) => `走得最远的读法停在第 ${place} 个字符处。`,
    stopsAtEnd: "走得最远的读法停在末尾：后面还必须有内容。",
    expected: "此处可以是：",
    ofRule: "依据",
    endOfText: "文本的末尾",
    more: (count) => `另有 ${count} 项`,
    tooLong: (longest, length) =>
      `最多追踪 ${longest} 个字符的文本；这段文本有 ${length} 个字符。“查看”可以读取全文。`,
    byTheLetter: "仅按语法的字面，结论不同：该版本的正文比它的规则说得更多。",
    tree: "所经过的规则",
    rules: (edition) => `${edition} 的全部规则`,
  },
  tree: {
    opens: (rule) => `${rule} 的组成`,
    characters: "字符",
    times: (count) => `连续 ${count} 次`,
    isNotOver: "未结束",
    more: (count) => `……另有 ${count} 项`,
  },
  rule: {
    diagram: (rule, section) => `规则 ${rule} 的铁路图，${section}`,
    text: "文档原文",
    uses: "使用",
    usedBy: "被使用于",
    nobody: "没有其他规则",
    way: "粗线和粗框：这段文本所走的路线：",
    notTaken: "这个引用不经过此规则。",
    stoppedHere: "虚线框：读取停止之处。",
    pieces: (count) => `引用中有 ${count} 段经过此规则；这里是其中一段的路线：`,
    taken: "已经过",
    open: "读取停止之处",
    of: (rule) => `规则 ${rule}`,
  },
};
