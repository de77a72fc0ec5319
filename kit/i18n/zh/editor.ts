import type { editor as english } from '../en/editor.ts'
import type { Words } from '../Words.ts'

export const editor: Words<typeof english> = {
  complete: '已完成 %{percent}',
  required: '必填',
  optional: '可选',
  errorsToFix: '%{smart_count} 个错误待修正',
}
