import { parseDate } from '#contract/rules/dates/parseDate.ts'
import type { StorefrontCalendarRow } from '#contract/schemas/storefront/storefrontRows.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { datesFrom, type CalendarEntry, type Dates } from '../model/calendarEntry.ts'
import type { CalendarWords } from '../CalendarContext.ts'
import type { MoveOutcome } from '../moves/useMoves.ts'

type Row = StorefrontCalendarRow

const textOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString())

/** Moves of pages, tabs and containers: each one call at the revision that it was seen at. */
export function useStoreMoves(rows: readonly Row[], keep: (moved: readonly Row[]) => void) {
  const { calls, may } = useConsole()
  const isOffered = useServiceHas('calendar')
  const send = async (entry: CalendarEntry, { start, end }: Dates): Promise<MoveOutcome> => {
    const { id, tab, kind, rev } = entry
    const body = {
      of: kind === 'container' ? ('container' as const) : ('page' as const),
      ...(tab !== undefined && { tab }),
      ...{ st_dt: textOf(start), ed_dt: textOf(end) },
    }
    const moved = await calls.moveStoreDates({ params: { id }, body, rev })
    keep(moved.rows)
    const own = moved.rows.find((row) => row.id === id && row.tab === tab)
    const others = moved.rows.filter((row) => row !== own && isElsewhere(row, rows))
    return { dates: datesOf(own), adjusted: others.length }
  }
  const whyNot = (_entry: CalendarEntry, { translate }: CalendarWords): string | undefined => {
    if (!isOffered) return translate('calendar.why.service')
    return may('cp_storefront', 'update') ? undefined : translate('calendar.why.rights')
  }
  return { send, whyNot }
}

function isElsewhere(row: Row, before: readonly Row[]): boolean {
  const was = before.find(({ id, tab }) => id === row.id && tab === row.tab)
  return was !== undefined && (was.st_dt !== row.st_dt || was.ed_dt !== row.ed_dt)
}

function datesOf(row: Row | undefined): Dates {
  return datesFrom(parseDate(row?.st_dt), parseDate(row?.ed_dt))
}
