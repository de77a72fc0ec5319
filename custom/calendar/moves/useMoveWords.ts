import type { LockState } from '#contract/schemas/lock.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import type { CalendarWords } from '../CalendarContext.ts'
import type { CalendarEntry, Dates } from '../model/calendarEntry.ts'
import { datesText, nameOf } from '../model/entryWords.ts'
import { sameDates } from '../model/movedDates.ts'
import type { MoveOutcome } from './useMoves.ts'

/** What is said of a move: where it went, what narrowing made of it, or why it was refused. */
export function useMoveWords(words: CalendarWords, reload: () => void) {
  const notice = useNotice()
  const tell = useErrorNotice()
  const { translate } = words
  return {
    moved: (entry: CalendarEntry, asked: Dates, { dates, adjusted }: MoveOutcome) => {
      const values = { name: nameOf(entry, words), dates: datesText(dates, words) }
      const within = adjusted > 0 ? ` ${translate('calendar.adjustedWithin', { smart_count: adjusted })}` : ''
      if (sameDates(asked, dates)) notice('success', translate('calendar.moved', values) + within)
      else notice('warning', translate('calendar.narrowed', values) + within)
    },
    refused: (entry: CalendarEntry, error: unknown) => {
      const { code, data } = error as ApiError
      const name = nameOf(entry, words)
      if (code === 'locked') {
        const holder = (data as LockState | undefined)?.name
        const who = translate('status.lock.byOther', { name: holder ?? translate('calendar.somebody') })
        notice('error', translate('calendar.refused', { name, why: who }))
      } else if (code === 'lockedByYou') {
        notice('error', translate('calendar.refused', { name, why: translate('status.lock.anotherTab') }))
      } else if (code === 'stale') {
        notice('warning', translate('calendar.stale', { name }))
        reload()
      } else tell(error)
    },
  }
}
