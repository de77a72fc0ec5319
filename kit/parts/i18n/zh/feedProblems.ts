import type { words as en } from '../en/feedProblems.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof en> = {
  notXml: '这不是格式正确的 XML：有标签或引号未闭合，或出现了不允许的字符。',
  notXmltv: '这不是 XMLTV 节目单：必须以 <tv> 开头。表格则必须以列名开头。',
  cutOff: '文件在中间就结束了，似乎在传输途中被截断：请重新获取。',
  internalSubset: '它的 DOCTYPE 自行定义了内容。这类文件可能有害，一律不接受，请让对方去掉后再发送。',
  entity: '它使用了 XML 五个标准实体（&amp; &lt; &gt; &quot; &apos;）以外的实体。',
  badEncoding: '文件字节与所声明的编码不符，请另存为 UTF-8。',
  tooDeep: '元素嵌套过深，节目单不需要这么多层。',
  tooLongText: '其中有一段文字过长。',
  tooLongPart: '其中有一个部分（如注释或标签）超过一百万个字符。',
  tooLongId: '其中有频道的 ID 超过 250 个字符。',
  badSign: '其中含有编码为 0 的字符，任何文本都不允许出现。可能保存有误，请让对方重新发送。',
  tooManyAttributes: '其中有元素的属性过多，节目单不需要这么多。',
  tooManyProgrammes: '一次导入的节目过多，请按频道或按天拆分。',
  tooManyChannels: '一次导入的频道过多，请拆分。',
  badPacking: '无法解压：看起来是 gzip，但已损坏。',
  badTable: '这不是节目表：需要 channel、start 和 title 三列。',
  tooLarge: '解压后超过 50 MB，请按频道或按天拆分。',
}
