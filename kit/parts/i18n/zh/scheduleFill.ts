import type { words as english } from '../en/scheduleFill.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: '填补空档',
  open: '%{smart_count} 处空档，%{length}',
  ok: '放入 %{smart_count} 项',
  done: '已放入 %{smart_count} 项',
  withAds: '剩余部分放广告',
  withTitles: '也使用节目',
  runTime: '片长',
  shortest: '片长下限',
  longest: '片长上限',
  anyLength: '不限',
  noGaps: '没有要填补的空档',
  reading: '正在读取标题',
  nothing: '没有合适的内容',
  why: {
    bestFit: '最合适',
    remainder: '用于剩余',
  },
  other: '换一个',
  otherThan: '不用 %{title}，换一个',
  putIn: '放入',
  putInOne: '放入 %{title}',
  fillThis: '填补此空档',
  nothingFits: '此处没有合适的内容。',
  remainder: '仍空 %{length}。',
  exactly: '不留空档。',
  passedOver: '已略过：%{list}。',
  passed: {
    spacing: '%{smart_count} 个因重播间隔过短',
    rights: '%{smart_count} 个因版权',
    rating: '%{smart_count} 个因该时段分级',
    notWanted: '%{smart_count} 个已排除',
  },
  replace: {
    title: '替换',
    ok: '替换',
    by: '替换为 %{title}',
    pick: '选择 %{title}',
    choose: '请选择标题',
  },
}
