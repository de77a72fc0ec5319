import type { IncomingAiring, StandingAiring } from './guideAiring.ts'
import { startAndTitle, titleKeys } from './pairUp.ts'

type Known = {
  /** Programmes that somebody has taken down, which the feed still has. */
  known: [StandingAiring, IncomingAiring][]
  /** Programmes that were not found among them. */
  left: IncomingAiring[]
}

/** Those in whose very place nothing stands again under the same title. */
export function stillAway(
  takenDown: readonly StandingAiring[],
  live: readonly StandingAiring[],
): readonly StandingAiring[] {
  const there = new Set(live.flatMap(({ slot, source = slot }) => [...startAndTitle(slot), ...startAndTitle(source)]))
  return takenDown.filter(({ slot, source = slot }) => !startAndTitle(source).some((key) => there.has(key)))
}

/** Found by the feed's own id, or by a title in common at the very same start. */
export function takenDownThere(takenDown: readonly StandingAiring[], incoming: readonly IncomingAiring[]): Known {
  return found(takenDown, incoming, ({ source, slot }, { srcId, slot: said }) =>
    srcId !== undefined && source?.srcId !== undefined
      ? srcId === source.srcId
      : (source ?? slot).a_st_dt === said.a_st_dt,
  )
}

/** Found by a title in common at a time that overlaps. Another programme in its place is a new one. */
export function takenDownNear(takenDown: readonly StandingAiring[], incoming: readonly IncomingAiring[]): Known {
  return found(takenDown, incoming, ({ source, slot }, { slot: said }) => {
    const { a_st_dt, a_ed_dt } = source ?? slot
    return a_st_dt === said.a_st_dt || (a_st_dt < said.a_ed_dt && said.a_st_dt < a_ed_dt)
  })
}

type Matches = (airing: StandingAiring, programme: IncomingAiring) => boolean

function found(takenDown: readonly StandingAiring[], incoming: readonly IncomingAiring[], matches: Matches): Known {
  const byTitle = new Map<string, Set<StandingAiring>>()
  const keysOf = ({ source, slot }: StandingAiring) => titleKeys(source ?? slot)
  for (const airing of takenDown)
    for (const key of keysOf(airing)) byTitle.set(key, (byTitle.get(key) ?? new Set()).add(airing))
  const parts: Known = { known: [], left: [] }
  for (const programme of incoming) {
    const airing = firstOf(titleKeys(programme.slot), byTitle, (one) => matches(one, programme))
    if (!airing) {
      parts.left.push(programme)
      continue
    }
    for (const key of keysOf(airing)) byTitle.get(key)?.delete(airing)
    parts.known.push([airing, programme])
  }
  return parts
}

function firstOf(
  keys: readonly string[],
  byTitle: ReadonlyMap<string, ReadonlySet<StandingAiring>>,
  isIt: (airing: StandingAiring) => boolean,
): StandingAiring | undefined {
  for (const key of keys) for (const airing of byTitle.get(key) ?? []) if (isIt(airing)) return airing
  return undefined
}
