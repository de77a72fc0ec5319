import { createContext, useContext } from 'react'
import type { CalendarKind } from '#contract/values/calendar.ts'
import type { Formatter } from '#kit/parts/format/createFormatter.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import type { CalendarEntry, CalendarLane } from './model/calendarEntry.ts'
import type { AsOf } from './asOf/useAsOf.ts'
import type { ConflictGroup } from './model/conflictGroups.ts'
import type { Moves } from './moves/useMoves.ts'

export type CalendarWords = {
  translate: (key: string, values?: Record<string, unknown>) => string
  format: Formatter
  zone: string
  language: string
}

/** What every part of a calendar sees. */
type CalendarValue = {
  title: string
  timeline: Timeline
  range: TimeRange
  now: number
  words: CalendarWords
  /** With dates that are being moved. */
  lanes: readonly CalendarLane[]
  moves: Moves
  /** What is wrong with dates, by what it is; undefined until it was asked and read. */
  conflicts: { groups: readonly ConflictGroup[] | undefined; isPartial: boolean }
  /** An entry of a lane or of a conflict, by its key. */
  find: (key: string | undefined) => CalendarEntry | undefined
  asOf: AsOf
  /** Why an entry cannot be moved here, in words; undefined where it can. */
  whyNot: (entry: CalendarEntry) => string | undefined
  /** Where an entry is edited. */
  pathOf: (entry: CalendarEntry) => string | undefined
  /** Of calendars in groups: folds one away, shows more of one. */
  groups?: { fold: (kind: CalendarKind) => void; more: (kind: CalendarKind) => void }
}

export const CalendarContext = createContext<CalendarValue | undefined>(undefined)

export function useCalendar(): CalendarValue {
  const value = useContext(CalendarContext)
  if (!value) throw new Error('useCalendar needs a calendar around it')
  return value
}
