import type { words as english } from '../en/schedulePaste.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: '粘贴行',
  ok: '添加 %{smart_count} 行',
  nothing: '请先粘贴行',
  noneFits: '没有可添加的行',
  rows: '电子表格中的行',
  hint: '开始、标题或 ID、时长、类型；没有开始时间的行接在上一行之后。',
  line: '行',
  note: '说明',
  reading: '正在查找标题',
  columns: {
    date: '日期',
    start: '开始',
    title: '标题',
    length: '时长',
    kind: '类型',
  },
  problem: '%{column}：%{problem}。',
  problems: {
    unreadable: '无法识别',
    missing: '缺失',
    unknown: '没有此标题',
    ambiguous: '有多个同名标题',
    noLength: '未知，请填写',
  },
}
