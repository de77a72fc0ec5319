import type { words as english } from '../en/history.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  compare: '比较',
  compareWithForm: '将 %{version} 与此表单比较',
  back: '表单',
  swap: '交换两侧',
  left: '左侧版本',
  right: '右侧版本',
  form: '此表单',
  formUnsaved: '此表单（含未保存的更改）',
  same: '没有差异',
  differences: '%{smart_count} 处差异',
  take: '采用',
  putBackField: '将“%{field}”恢复为之前的值',
  putAllBack: '全部恢复',
  doneBack: '已恢复 %{smart_count} 个字段，保存后生效。',
  doneNewer: '其中 %{smart_count} 个之后又被更改过。',
  gone: '%{smart_count} 个字段保持不变：其条目已不存在。',
  duplicate: '创建副本',
  duplicateText: '用这些文字打开新草稿；图片和标识符不会复制。',
  whatChanges: '查看将发生的变化',
}
