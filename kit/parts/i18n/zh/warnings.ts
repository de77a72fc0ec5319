import type { words as english } from '../en/warnings.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  gapsPresent: '存在空档',
  vodExpired: '点播内容已过期',
  vodNotAvailableForVll: '点播内容不可用于虚拟频道',
  vodNotAvailableForProduct: '点播内容不可用于此产品',
  vodNotPublished: '点播内容未发布',
  reprocessing: '排播表正在重新处理',
  notFilled: '当日排播内容未填满',
  channelExpiring: '频道即将到期',
  conditionalPublish: '有条件发布',
  contentExpiresBefore: '排播内容在此日期之前到期。',
  gaps: '排播表中存在空档。',
  dayNotFilled: '当日排播内容未填满。',
  availabilityExpires: '%{title}的内容可用期（目录/许可）在 %{date} 之前到期',
  notAvailable: '由于虚拟频道的可用期、状态或产品，内容不可用',
}
