import type { words as english } from '../en/channelNumber.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  change: '更改频道号…',
  changeText: '立即生效，观众可见',
  title: '%{name}的频道号',
  number: '频道号',
  help: '观众会立即看到新号码。频道的其他内容不变。',
  ok: '更改号码',
  notYet: '请输入另一个号码',
  taken: '频道号 %{number} 已被%{name}使用。',
  duplicate: '频道号重复',
}
