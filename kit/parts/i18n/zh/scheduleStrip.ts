import type { words as english } from '../en/scheduleStrip.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: '编排剧集',
  ok: '编排 %{smart_count} 集',
  choose: '请选择一季',
  nothing: '没有剧集能放入',
  noEpisodes: '这一季没有可编排的剧集',
  season: '季',
  typeOn: '输入季的名称',
  time: '时间',
  room: '每个时段的时长',
  days: '日期',
  begin: '从此集开始',
  outcome: '按日期编排的剧集',
  tooShort: '%{time} 的时段放不下下一集。',
  noMore: '%{time} 已没有剧集可播。',
  goesOn: '之后接着播 %{title}。',
}
