import { FEED_TIMINGS, TIMINGS_NAMED } from '#contract/values/ingestion.ts'
import type { EpgDryRun } from '#contract/schemas/live/ingestion.ts'
import type { FeedProgramme } from './feed.ts'
import { endsOf } from './slots.ts'

type Timed = Pick<FeedProgramme, 'start' | 'end' | 'length' | 'line'> & { title: string }
type Found = {
  kind: (typeof FEED_TIMINGS)[number]
  from: number
  to: number
  line: number
  title: string
  after?: string
}
type Timing = EpgDryRun['timing'][number]

type FeedTiming = {
  take: (programme: FeedProgramme) => void
  /** `nameOf` names a channel, or is undefined for one that is left out. */
  result: (nameOf: (channel: string) => string | undefined) => Timing[]
}

/**
 * What of a feed's times does not fit together, channel by channel: time in which nothing is shown, programmes that
 * begin while another one of the channel runs, and those without length. It holds the times of all programmes, so it
 * is for trying a feed only. Work is that of sorting, however many run at once.
 */
export function feedTiming(): FeedTiming {
  const channels = new Map<string, Timed[]>()
  return {
    take: ({ channel, start, end, length, line, texts }) => {
      const timed = channels.get(channel) ?? []
      channels.set(channel, timed)
      const title = texts.lon[0]?.n ?? ''
      timed.push({ start, line, title, ...(end !== undefined && { end }), ...(length !== undefined && { length }) })
    },
    result: (nameOf) => {
      const timings = new Map<Found['kind'], Timing>()
      for (const [id, programmes] of channels) {
        const channel = nameOf(id)
        if (channel === undefined) continue
        const seen = new Set<Found['kind']>()
        for (const found of foundIn(programmes)) {
          const { kind } = found
          const timing = timings.get(kind) ?? { kind, count: 0, channels: 0, first: [] }
          timings.set(kind, timing)
          timing.count += 1
          if (!seen.has(kind)) timing.channels += 1
          seen.add(kind)
          if (timing.first.length < TIMINGS_NAMED) timing.first.push(named(channel, found))
        }
      }
      return FEED_TIMINGS.flatMap((kind) => timings.get(kind) ?? [])
    },
  }
}

function* foundIn(programmes: readonly Timed[]): Generator<Found> {
  const sorted = programmes.toSorted((one, other) => one.start - other.start)
  const ends = endsOf(sorted)
  let last: { to: number; title: string } | undefined
  for (const [at, { start, line, title }] of sorted.entries()) {
    const to = ends[at] ?? start
    if (to === start) {
      yield { kind: 'zeroLength', from: start, to, line, title }
      continue
    }
    const after = last?.title
    if (last && start > last.to) yield { kind: 'gap', from: last.to, to: start, line, title, ...(after && { after }) }
    if (last && start < last.to)
      yield { kind: 'overlap', from: start, to: Math.min(to, last.to), line, title, ...(after && { after }) }
    if (!last || to >= last.to) last = { to, title }
  }
}

function named(channel: string, { from, to, line, title, after }: Found): Timing['first'][number] {
  return {
    ...{ channel, line, title },
    start: new Date(from).toISOString(),
    end: new Date(to).toISOString(),
    ...(after !== undefined && { after }),
  }
}
