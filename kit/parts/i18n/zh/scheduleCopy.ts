import type { words as english } from '../en/scheduleCopy.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: '复制 %{smart_count} 天',
  ok: '复制 %{smart_count} 项',
  choose: '请选择目标',
  nothingFits: '放不下任何内容',
  from: '复制自',
  chooseDays: '请选择要复制的日期',
  onto: '复制到',
  clears: '先清空这些日期；固定项保留',
  fit: '适配报告',
  fits: '%{smart_count} 项中 %{placed} 项有位置',
}
