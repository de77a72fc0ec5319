import type { words as english } from '../en/dates.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  days: '%{n} 天',
  hours: '%{n} 小时',
  hoursMinutes: '%{h}时%{m}分',
  minutes: '%{n} 分钟',
  seconds: '%{n} 秒',
  milliseconds: '%{n} 毫秒',
  invalid: '无效日期',
  none: '无日期',
  inZone: '%{date}，%{zone}',
}
