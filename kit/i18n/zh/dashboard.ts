import type { dashboard as english } from '../en/dashboard.ts'
import type { Words } from '../Words.ts'

export const dashboard: Words<typeof english> = {
  title: '仪表板',
  goodMorning: '早上好，%{name}',
  goodAfternoon: '下午好，%{name}',
  goodEvening: '晚上好，%{name}',
}
