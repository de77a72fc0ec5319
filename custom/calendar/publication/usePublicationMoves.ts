import { withWindow } from '#contract/rules/availability/withWindow.ts'
import { windowEnd, windowStart } from '#contract/rules/availability/windowEnd.ts'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import type { CalendarWords } from '../CalendarContext.ts'
import { datesFrom, type CalendarEntry, type Dates } from '../model/calendarEntry.ts'
import type { MoveOutcome } from '../moves/useMoves.ts'
import { useStoreMoves } from '../store/useStoreMoves.ts'

const isoOf = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString())

/**
 * Moves of each kind by the call that it has: licences as a save of their title, releases as its timing, pages and
 * containers as in their own calendar. What was moved is read again before it is shown as done.
 */
export function usePublicationMoves(reload: () => Promise<void>) {
  const { calls, may, types, product } = useConsole()
  const hasTiming = useServiceHas('timing')
  const store = useStoreMoves(NO_ROWS, () => undefined)
  const moveLicence = async ({ cty = '', id, rev }: CalendarEntry, dates: Dates): Promise<MoveOutcome> => {
    const { data: record } = await calls.getOne<ContentRecord>(cty, { id })
    const data = { ...record, ...withWindow(record, dates, product) }
    const { data: saved } = await calls.update<ContentRecord>(cty, { id, data, previousData: record, meta: { rev } })
    return { dates: datesFrom(windowStart(saved), windowEnd(saved, product)), adjusted: 0 }
  }
  const moveRelease = async ({ cty: type = '', id }: CalendarEntry, { start, end }: Dates): Promise<MoveOutcome> => {
    const [publishAt, unpublishAt] = [isoOf(start), isoOf(end)]
    const body = { ...(publishAt !== undefined && { publishAt }), ...(unpublishAt !== undefined && { unpublishAt }) }
    const params = { type, id }
    if (start === undefined && end === undefined) await calls.clearTiming({ params })
    else await calls.setTiming({ params, body })
    return { dates: datesFrom(start, end), adjusted: 0 }
  }
  const send = async (entry: CalendarEntry, dates: Dates): Promise<MoveOutcome> => {
    const road = { licence: moveLicence, release: moveRelease }[entry.kind as 'licence' | 'release'] ?? store.send
    const outcome = await road(entry, dates)
    await reload()
    return outcome
  }
  const whyNot = (entry: CalendarEntry, words: CalendarWords): string | undefined => {
    const { kind, cty, start, end } = entry
    if (kind === 'day') return words.translate('calendar.why.day')
    if (kind !== 'licence' && kind !== 'release') return store.whyNot(entry, words)
    const type = types.find((one) => one.type === cty)
    const needed = type && [
      ...(kind === 'licence' ? [{ page: type.page, action: 'update' as const }] : []),
      ...(kind === 'release' && start !== undefined ? rightsOfVerb('publish', type) : []),
      ...(kind === 'release' && end !== undefined ? rightsOfVerb('unpublish', type) : []),
    ]
    if (kind === 'release' && !hasTiming) return words.translate('calendar.why.service')
    return needed?.every(({ page, action }) => may(page, action)) ? undefined : words.translate('calendar.why.rights')
  }
  return { send, whyNot }
}

const NO_ROWS: never[] = []
