import type { words as english } from '../en/status.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  published: '已发布',
  available: '可用',
  draft: '草稿',
  inProgress: '制作中',
  processing: '处理中',
  archived: '已归档',
  expired: '已过期',
  future: '未开始',
  pending: '待审批',
  deleted: '已删除',
  purged: '已清除',
  locked: '已锁定',
  error: '错误',
  warning: '警告',
  label: '状态：%{word}',
  availability: {
    ACTIVE: '有效',
    EXPIRED: '已过期',
    FUTURE: '未开始',
    ARCHIVED: '已归档',
    from: '自 %{date} 起',
    endsInDays: '%{smart_count} 天后结束',
    range: '%{start} – %{end}',
    since: '自 %{start}',
    until: '至 %{end}',
    always: '未设日期',
  },
  lock: {
    you: '您',
    byYou: '由您锁定',
    byOther: '由 %{name} 锁定',
    anotherTab: '由您在另一个标签页锁定',
  },
}
