import type { words as english } from '../en/scheduleInterstitials.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: '动态插播',
  text: '服务器为一天中某段的空闲时间建议广告、宣传片和填充内容。您接受之前不会放入任何内容。',
  from: '从',
  to: '到',
  kinds: '填补内容',
  seconds: '广告长度',
  unsaved: '建议以已保存的内容为准，与未保存更改冲突的部分会略过。',
  asking: '正在询问服务器',
  whyNot: {
    unread: '有时间无法识别',
    order: '结束时间不晚于开始时间',
    oneDay: '两个时间必须在同一个 UTC 日内',
    noKind: '请选择填补内容',
    noLength: '请选择广告长度',
  },
}
