import type { words as english } from '../en/timeline.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  run: '%{smart_count} 个节目',
  runMarked: '%{smart_count} 个节目，其中 %{marked} 个需要查看',
  zoomIn: '放大',
  zoomOut: '缩小',
  inView: '显示 %{length}',
  map: '全天概览',
  wholeDay: '全天',
  mapHint: '拖动以移动，双击显示全天',
  times: '%{from} 至 %{to}',
  now: '现在',
  today: '今天',
  tomorrow: '明天',
  yesterday: '昨天',
  dayBefore: '前一天',
  dayAfter: '后一天',
  jump: '跳转到日期或时间',
  unknown: '无法识别为日期或时间。可输入 21:00、明天 6:30 或 12月3日。',
  twice: '%{time} 当晚出现两次，此处为第一次。',
  skipped: '时钟会跳过该时间，此处为 %{time}。',
  outside: '超出 %{from} 至 %{to} 的范围。',
}
