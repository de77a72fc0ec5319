import type { words as english } from '../en/airings.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  airings: '%{count} 次播出',
  channels: '%{count} 个频道',
  file: '播出',
  csv: '存为 CSV',
  none: '此后没有播出安排。',
  never: '没有频道排播此节目。',
  hiddenChannel: '其他频道',
  showAll: '显示更早的播出',
  showAhead: '只看此后',
  inGuide: '%{channel}，%{when}：在节目表中查看',
  aired: '已播出',
  inLicence: '授权期内',
  flagged: '有 %{count} 次播出的权利不成立',
  first: '最早：%{channel}，%{when}',
  licence: '授权期',
  flags: {
    ends: '授权期后',
    starts: '授权期前',
    notPublished: '未发布',
    voiceOff: '不可用',
    productMissing: '不在产品中',
  },
}
