import type { dashboard as english } from '../en/dashboard.ts'
import type { Words } from '../Words.ts'

export const dashboard: Words<typeof english> = {
  title: 'முகப்புப் பலகை',
  goodMorning: 'காலை வணக்கம், %{name}',
  goodAfternoon: 'மதிய வணக்கம், %{name}',
  goodEvening: 'மாலை வணக்கம், %{name}',
}
