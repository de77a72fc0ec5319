import type { words as english } from '../en/success.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  typeCreated: '%{type}创建成功！',
  typeUpdated: '%{type}更新成功！',
  typeDeleted: '%{type}删除成功！',
  policyCreated: '策略创建成功！',
  policyUpdated: '策略更新成功！',
  policyDeleted: '策略删除成功！',
  productCreated: '产品创建成功！',
  preferencesUpdated: '偏好设置已更新',
  schedulesUpdated: '排播表更新成功！',
  loopingScheduleUpdated: '循环排播表更新成功！',
  reprocessCancelled: '已取消重新处理%{title}！',
  eventReprocess: '操作成功！已开始重新处理赛事%{title}',
  epgReprocess: '操作成功！已开始重新处理%{title}的节目单',
  restoreToOriginal: '恢复原始内容的请求已提交',
  channelNumberUpdated: '已更新%{name}的频道号',
  liveToVodStarted: '操作成功！已开始%{title}的直播转点播流程',
  liveToVodUpdated: '操作成功！已更新%{name}的直播转点播流程',
  liveToVodCancelled: '已取消直播转点播！',
  reaggregate: '您的请求已提交！更改最多可能需要 30 秒才会生效。请稍后再来，或在 30 秒后刷新页面。',
}
