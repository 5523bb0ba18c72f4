/** Why a reference is not canonical, by the rules of normalization. */
export const CANONICITY: Readonly<Record<string, string>> = {
  "unreserved-triplets": "有字符不必作百分号编码",
  "host-kind": "地址作了百分号编码",
  "triplet-case": "百分号编码用了小写数字",
  "scheme-case": "方案含有大写字母",
  "host-case": "主机含有大写字母",
  "dot-segments": "路径含有点段（“.”或“..”）",
  "empty-port": "冒号之后没有端口",
  "default-port": "端口是方案的默认端口",
  "port-number": "端口以零开头",
  "empty-path": "路径为空，而方案的意思是“/”",
  "ipv6-text": "IPv6 地址不是规范的写法",
  "utf-8": "百分号编码的字节不是 UTF-8",
};
