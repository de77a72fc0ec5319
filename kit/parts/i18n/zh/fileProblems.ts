import type { words as english } from '../en/fileProblems.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  empty: '文件是空的。',
  noRows: '文件中没有数据行。',
  encoding: '第 %{line} 行不是 UTF-8 编码。请将文件另存为 UTF-8 后重试。',
  zeroByte: '第 %{line} 行含有零字节，文本中不应出现。请将文件另存为 UTF-8 后重试。',
  hugeNumber: '第 %{line} 行有一个数字大得无法保存。',
  quoteOpen: '第 %{line} 行开始的引号没有闭合。',
  quotePlace: '第 %{line} 行的引号位置不对。在引号括起的单元格内，引号要写两遍。',
  tooManyCells: '第 %{line} 行有第 %{column} 个单元格，但列没有那么多。',
  tooManyColumns: '列数超过 %{limit}。',
  columnTwice: '有两列都叫“%{column}”。',
  noColumns: '没有一列是此类型的字段：%{columns}。',
  rowTwice: '第 %{first} 行和第 %{second} 行指同一节目：%{column} 都是“%{value}”。',
  rowTooLong: '从第 %{line} 行开始的内容过长，不可能是一个节目。',
  tooDeep: '从第 %{line} 行开始的内容嵌套过深。',
  noList: '第 %{line} 行不符合要求：JSON 必须是一个对象列表。',
  noObject: '第 %{line} 行不是对象：每个节目必须是一个对象。',
  json: '无法读取从第 %{line} 行开始的 JSON。',
  jsonEnd: 'JSON 在第 %{line} 行中断：列表没有结尾。',
}
