import type { dashboard as english } from '../en/dashboard.ts'
import type { Words } from '../Words.ts'

export const dashboard: Words<typeof english> = {
  title: '仪表板',
  goodMorning: '早上好，%{name}',
  goodAfternoon: '下午好，%{name}',
  goodEvening: '晚上好，%{name}',
  waiting: '等待我处理',
  waitingEmpty: '没有等待您批准的内容。',
  pending: '等待审批',
  pendingEmpty: '没有等待审批的内容。',
  expiring: '即将过期',
  expiringEmpty: '近期没有内容过期。',
  drafts: '最新草稿',
  draftsEmpty: '没有未完成的草稿。',
  mine: '最近的工作',
  mineEmpty: '您修改的内容会显示在这里。',
}
