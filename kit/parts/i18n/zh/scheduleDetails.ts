import type { words as english } from '../en/scheduleDetails.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  none: '未选择任何内容',
  noneWhy: '选择一个节目即可查看其内容和播出时间。',
  start: '开始',
  length: '时长',
  offset: '开头略去',
  runs: '全长 %{length}',
  noLength: '请输入时长，如 1:30 或 90',
  noOffset: '请输入节目范围内的时间',
  replace: '替换…',
  open: '打开标题',
  segments: '分段',
  rights: '版权',
  always: '任何时间',
  uses: '其他播出',
  noUses: '已读取的日期内没有。',
  ofKind: '%{kind}：%{count} 项，%{length}',
  failing: '%{smart_count} 项在其时间不可播出',
  against: '对比',
  sides: {
    saved: '已保存',
    live: '已发布',
  },
  noChanges: {
    saved: '与已保存的内容一致',
    live: '与观众看到的内容一致',
  },
  moreChanges: '另有 %{count} 项',
  takeBack: '撤回',
  takeBackOf: '撤回：%{title}，%{change}',
  fields: {
    dur: '时长',
    kind: '类型',
    pgmId: '标题',
    pinned: '固定',
    offset: '片内起点',
    rest: '播放内容',
  },
  steps: {
    takeBack: '撤回一项更改',
  },
}
