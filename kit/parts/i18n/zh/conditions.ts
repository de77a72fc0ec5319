import type { words as english } from '../en/conditions.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  publish: '有条件发布...',
  publishText: '%{smart_count} 条警告',
  title: '有条件发布 %{name}',
  warnings: '尽管存在以下问题，仍将上线',
  reason: '原因',
  reasonHelp: '打开此内容的每个人都会看到，审计记录中也会保留。',
  reasonMissing: '请填写原因。',
  ok: '有条件发布',
  chip: '有条件发布',
  chipTitle: '已有条件发布：%{reason}',
}
