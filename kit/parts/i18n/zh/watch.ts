import type { words as english } from '../en/watch.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  act: '关注此视图',
  title: '关注视图',
  about: '视图 %{name}',
  when: '在以下情况通知我',
  any: '视图不为空时',
  older: '其中有条目长时间未变动时',
  hours: '超过',
  hoursOf: '%{smart_count} 小时',
  how: '通知方式',
  bell: '通过铃铛',
  mail: '发送邮件至 %{mail}',
  noMail: '此处不会向您的帐户发送邮件。',
  webhook: '通过网络回调',
  noWebhook: '不使用网络回调',
  stop: '不再关注',
  kept: '视图 %{name} 的情况将通知您。',
  stopped: '不再通知您视图 %{name} 的情况。',
  watched: '已关注',
}
