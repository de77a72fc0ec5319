import type { words as english } from '../en/storefrontCopy.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  open: '复制到其他店面...',
  title: '将 %{smart_count} 个栏目复制到其他店面',
  product: '产品',
  search: '查找店面或合集',
  targets: '店面和合集',
  none: '没有其他店面。',
  failedList: '无法列出。',
  report: '不适配之处',
  choose: '请选择复制到哪里',
  waits: '目前还不能复制',
  copy: '作为草稿复制到 %{smart_count} 处',
  saved: '已复制，在那里是草稿。',
  fits: '完全适配',
  adjusted: '按页面调整：%{fields}',
  languages: '缺少以下语言的名称：%{languages}',
  lacking: '该产品没有其中 %{smart_count} 个条目',
  notLive: '其中 %{smart_count} 个条目在那里未上线',
  becomesOwn: '此处为共用，在那里成为独立副本',
  unchecked: '此服务无法判断该产品有哪些条目。',
}
