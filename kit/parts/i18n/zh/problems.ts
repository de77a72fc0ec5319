import type { words as english } from '../en/problems.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  tab: '检查',
  none: '没有需要修正的内容',
  noneText: '没有错误，发布所需项目齐全，没有警告。',
  error: '错误：无法保存',
  publish: '发布前必填',
  stale: '请核对译文：英文已改动',
  warnings: '警告：不妨碍操作',
  code: '警告 %{code}',
}
