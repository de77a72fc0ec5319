import type { words as english } from '../en/scheduleWarnings.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  none: '没有警告',
  noneWhy: '屏幕上的日期没有任何问题。',
  overlap: '重叠',
  place: '%{title}，%{time}',
  more: '还有 %{smart_count} 项',
  fillBoth: '填补两处，共 %{length}',
  fillAll: '填补全部 %{count} 处，共 %{length}',
  repairOf: '%{repair}：%{place}',
  repairs: {
    fill: '填补',
    close: '合拢',
    push: '后推',
    replace: '替换',
    unpin: '取消固定',
    see: '查看',
  },
  channel: {
    st: '频道本身尚未发布',
    ends: '频道于 %{date} 结束',
    begins: '频道于 %{date} 开始',
    vce: '频道已关闭',
    prd: '频道不在此产品中',
  },
  steps: {
    close: '合拢空档',
    push: '后推重叠的节目',
    unpin: '取消固定',
  },
  expiring: '版权即将到期',
  expires: '%{when}到期，仍使用 %{smart_count} 次',
  expired: '%{when}已到期，仍使用 %{smart_count} 次',
  tooLate: '播出时已到期',
  repeats: '重播间隔过短',
  after: '相隔 %{length}',
  directly: '紧接着播出',
  adLoad: '每小时广告',
  ads: {
    hourFull: '每小时 %{value}，上限 %{limit}',
    manyBreaks: '每小时 %{value} 个广告时段，上限 %{limit}',
    longBreak: '广告时段长 %{value}，上限 %{limit}',
    closeBreaks: '距下一广告时段 %{value}，至少 %{limit}',
  },
}
