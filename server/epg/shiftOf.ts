import type { IncomingAiring, StandingAiring } from './guideAiring.ts'
import { titleKeys } from './pairUp.ts'

/** A feed all of whose times lie `by` ms later than what stands (negative: earlier): `count` of `of` programmes say so. */
type FeedShift = { by: number; count: number; of: number }

type Channel = { standing: readonly StandingAiring[]; incoming: readonly IncomingAiring[] }

const QUARTER_MS = 900_000
const FURTHEST_MS = 14 * 3_600_000
const FEWEST = 8
const MOST_OF_THEM = 0.8
const CLEARLY = 3

type ShiftTally = { add: (channel: Channel) => void; shift: () => FeedShift | undefined }

/**
 * Whether a whole feed looks shifted, as when its offset is wrong: most programmes whose titles are known stand at the
 * same distance, some quarters of an hour, from where they stood, and far fewer where they were. Told channel by
 * channel, so that none has to be kept.
 */
export function createShiftTally(): ShiftTally {
  const tally = new Map<number, number>()
  let of = 0
  return {
    add: (channel) => {
      of += tallyOf(channel, tally)
    },
    shift: () => {
      const [by, count] = [...tally]
        .filter(([distance]) => distance !== 0)
        .sort((one, other) => other[1] - one[1])[0] ?? [0, 0]
      if (by === 0 || count < FEWEST || count < of * MOST_OF_THEM) return undefined
      return count >= CLEARLY * (tally.get(0) ?? 0) ? { by, count, of } : undefined
    },
  }
}

/** Counts each distance at which a programme's title stands once per programme; answers how many titles are known. */
function tallyOf({ standing, incoming }: Channel, tally: Map<number, number>): number {
  const starts = new Map<string, Set<number>>()
  for (const { source, slot } of standing) {
    const { a_st_dt } = source ?? slot
    for (const key of titleKeys(source ?? slot)) starts.set(key, (starts.get(key) ?? new Set()).add(a_st_dt))
  }
  let known = 0
  for (const { slot } of incoming) {
    const near = new Set(titleKeys(slot).flatMap((key) => distancesTo(starts.get(key) ?? new Set(), slot.a_st_dt)))
    if (near.size > 0) known += 1
    for (const distance of near) tally.set(distance, (tally.get(distance) ?? 0) + 1)
  }
  return known
}

const DISTANCES = Array.from({ length: (2 * FURTHEST_MS) / QUARTER_MS + 1 }, (_, at) => at * QUARTER_MS - FURTHEST_MS)

/** How far an instant lies behind each start, in quarters of an hour; the shorter way of looking is taken. */
function distancesTo(starts: ReadonlySet<number>, instant: number): number[] {
  if (starts.size > DISTANCES.length) return DISTANCES.filter((distance) => starts.has(instant - distance))
  return [...starts]
    .map((start) => instant - start)
    .filter((distance) => Math.abs(distance) <= FURTHEST_MS && distance % QUARTER_MS === 0)
}

/** The programmes as they stand once the shift is taken back. */
export function shiftedBack(incoming: readonly IncomingAiring[], { by }: Pick<FeedShift, 'by'>): IncomingAiring[] {
  return incoming.map(({ slot, ...rest }) => ({
    ...rest,
    slot: { ...slot, a_st_dt: slot.a_st_dt - by, a_ed_dt: slot.a_ed_dt - by },
  }))
}
