import { endingDate, windowStart } from '#contract/rules/availability/windowEnd.ts'
import { rangeOf, type Airing, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { rightsFailures, type RightsFacts } from '#contract/rules/schedule/warnings/rightsFailures.ts'
import { sharedRange, type TimeRange } from '#contract/rules/time/ranges.ts'

/** Why nothing, or not this title, may air then; on screen `scheduleLanes.forbidden.<why>`. */
type ForbiddenReason =
  | 'past'
  | 'processing'
  | 'pinned'
  | 'rightsEnd'
  | 'rightsStart'
  | 'channel'
  /** At no time, by something without a date. */
  | 'notAvailable'
  | 'notInProduct'
  | 'notPublished'
export type ForbiddenTime = TimeRange & {
  why: ForbiddenReason
  /** The date that says so, epoch ms. */
  at?: number
}

type Facts = {
  now: number
  /** When the channel itself may be seen; absent ends are open. */
  window: Partial<TimeRange> | undefined
  recordsOf: RightsFacts['recordsOf']
  product: string | undefined
}

/** Times at which what is dragged may not stand, with the reason: shaded while it is dragged. By start. */
export function forbiddenTimes(
  schedule: Schedule,
  dragged: readonly Airing[],
  { now, window, recordsOf, product }: Facts,
): ForbiddenTime[] {
  const ids = new Set(dragged.map(({ id }) => id))
  const { from, to } = schedule.window
  const pinned = schedule.order.filter((airing) => airing.pinned && airing.start > now && !ids.has(airing.id))
  const times: ForbiddenTime[] = [
    { from, to: now, why: 'past' },
    ...schedule.closed.map((day): ForbiddenTime => ({ ...day, why: 'processing' })),
    ...pinned.map((airing): ForbiddenTime => ({ ...rangeOf(airing), why: 'pinned' })),
    ...(window?.from === undefined ? [] : [{ from, to: window.from, why: 'channel', at: window.from } as const]),
    ...(window?.to === undefined ? [] : [{ from: window.to, to, why: 'channel', at: window.to } as const]),
    ...rightsTimes(dragged, { from, to }, { recordsOf, product }),
    ...neverTimes(dragged, { from, to }, { now, recordsOf, product }),
  ]
  return times
    .flatMap((time) => {
      const shown = sharedRange(time, { from, to })
      return shown ? { ...time, ...shown } : []
    })
    .sort((one, other) => one.from - other.from)
}

/** Of several titles the first end and the last start count. */
function rightsTimes(
  dragged: readonly Airing[],
  { from, to }: TimeRange,
  { recordsOf, product }: Pick<Facts, 'recordsOf' | 'product'>,
): ForbiddenTime[] {
  const records = dragged.flatMap((airing) => {
    const { program, titles = [] } = recordsOf(airing)
    return [...(program ? [program] : []), ...titles]
  })
  const ends = records.flatMap((record) => endingDate(record, product)?.at ?? [])
  const starts = records.flatMap((record) => windowStart(record) ?? [])
  const [end, start] = [Math.min(...ends), Math.max(...starts)]
  return [
    ...(Number.isFinite(end) ? [{ from: Math.max(from, end), to, why: 'rightsEnd', at: end } as const] : []),
    ...(Number.isFinite(start) ? [{ from, to: Math.min(start, to), why: 'rightsStart', at: start } as const] : []),
  ]
}

const NEVER: Readonly<Record<string, ForbiddenReason>> = {
  '11340202': 'notAvailable',
  '11340203': 'notInProduct',
  '11340204': 'notPublished',
}

/** What may air at no time at all: without voice, outside of the product, not published. */
function neverTimes(
  dragged: readonly Airing[],
  { from, to }: TimeRange,
  { now, recordsOf, product }: Pick<Facts, 'now' | 'recordsOf' | 'product'>,
): ForbiddenTime[] {
  const facts = { now, recordsOf, ...(product !== undefined && { product }) }
  const start = Math.max(from, now)
  const reasons = dragged.flatMap((airing) =>
    rightsFailures({ ...airing, start }, facts).flatMap(({ code, at }) =>
      at === undefined ? (NEVER[code] ?? []) : [],
    ),
  )
  return [...new Set(reasons)].map((why) => ({ from: start, to, why }))
}
