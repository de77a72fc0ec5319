import type { words as english } from '../en/rowProblems.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  oneValue: '此处只能有一个值，不能有多个。',
  number: '“%{value}”不是数字。',
  boolean: '“%{value}”既不是“是”，也不是“否”。',
  date: '无法识别日期“%{value}”。请写成 2026-11-24。',
  json: '这不是 JSON。',
  otherProduct: '其他产品中的作品已使用此外部编号。请先选择该产品。',
  tooLong: '内容超出了该字段可容纳的长度。',
  noParent: '没有外部编号为“%{value}”的上级。请先导入上级。',
  noName: '内容须有名称。',
}
