import { windowStart } from '#contract/rules/availability/windowEnd.ts'
import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import { weekdayWord } from '#kit/parts/format/dayWords.ts'
import { rightsEndOf } from '../model/rightsEnd.ts'
import type { ScheduleWords } from '../model/scheduleWords.ts'

type NoteFacts = { schedule: Schedule; now: number; product: string | undefined }

/** '1 h 47 min, until 01 Apr 2028': how long a title runs, and from or until when, else on which days it is used. */
export function titleNote(title: ScheduleTitle, facts: NoteFacts, words: ScheduleWords): string {
  const { translate, format } = words
  const length = title.dur ? format.duration(title.dur) : translate('scheduleShelf.noLength')
  return [length, rightsNote(title, facts, words) || usedNote(title, facts, words)].filter(Boolean).join(', ')
}

function rightsNote(title: ScheduleTitle, { now, product }: NoteFacts, { translate, format }: ScheduleWords): string {
  const start = windowStart(title.rights)
  if (start !== undefined && start > now) return translate('scheduleShelf.from', { date: format.date(start) })
  const end = rightsEndOf(title, product)
  if (end === undefined) return ''
  return translate(end <= now ? 'scheduleShelf.expired' : 'scheduleShelf.until', { date: format.date(end) })
}

function usedNote(title: ScheduleTitle, { schedule }: NoteFacts, { translate, format, zone }: ScheduleWords): string {
  const starts = schedule.order.flatMap(({ pgmId, start }) => (pgmId === title.id ? [start] : []))
  const days = new Map(starts.map((start) => [dayOf(start, schedule.zone), start]))
  if (days.size === 0) return ''
  const names = [...days.values()].map((start) => weekdayWord(format.settings.language, zone, start))
  return translate('scheduleShelf.used', { days: format.list(names) })
}
