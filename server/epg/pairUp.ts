import { searchText } from '#contract/rules/searchText.ts'
import type { IncomingAiring, Slot, StandingAiring } from './guideAiring.ts'

type Pairs = {
  pairs: [StandingAiring, IncomingAiring][]
  /** Standing airings that nothing of the feed belongs to. */
  alone: StandingAiring[]
  /** Programmes that nothing standing belongs to. */
  left: IncomingAiring[]
}

/** A programme that was moved further than this is another one. */
const FURTHEST_MS = 4 * 3_600_000

/** The titles of a programme as they are compared: one in common makes two the same. */
export function titleKeys({ lon }: Pick<Slot, 'lon'>): string[] {
  return [...new Set(lon.map(({ n }) => searchText(n)).filter((key) => key !== ''))]
}

/**
 * Which programme is which airing: by the feed's own id; by start and title; by start; then by title, the nearest
 * start first. What the feed said last counts before what stands, so that a pinned title or start is found again.
 */
export function pairUp(standing: readonly StandingAiring[], incoming: readonly IncomingAiring[]): Pairs {
  const alone = new Set(standing)
  const left = new Set(incoming)
  const pairs: Pairs['pairs'] = []
  const join = (airing: StandingAiring, programme: IncomingAiring) => {
    alone.delete(airing)
    left.delete(programme)
    pairs.push([airing, programme])
  }
  const byKey = (
    keysOf: (airing: StandingAiring) => readonly string[],
    keys: (one: IncomingAiring) => readonly string[],
  ) => {
    const known = new Map<string, StandingAiring[]>()
    for (const airing of alone) for (const key of keysOf(airing)) known.set(key, [...(known.get(key) ?? []), airing])
    for (const programme of left) {
      const found = keys(programme)
        .flatMap((key) => known.get(key) ?? [])
        .find((airing) => alone.has(airing))
      if (found) join(found, programme)
    }
  }
  const seen = (airing: StandingAiring): Slot => airing.source ?? airing.slot
  const startAndTitle = (slot: Slot) => titleKeys(slot).map((title) => `${slot.a_st_dt} ${title}`)
  byKey(
    ({ source }) => (source?.srcId === undefined ? [] : [source.srcId]),
    ({ srcId }) => (srcId === undefined ? [] : [srcId]),
  )
  byKey(
    (airing) => startAndTitle(seen(airing)),
    ({ slot }) => startAndTitle(slot),
  )
  byKey(
    ({ slot }) => startAndTitle(slot),
    ({ slot }) => startAndTitle(slot),
  )
  for (const [airing, programme] of nearestByTitle([...alone], [...left])) join(airing, programme)
  byKey(
    (airing) => [String(seen(airing).a_st_dt)],
    ({ slot }) => [String(slot.a_st_dt)],
  )
  return { pairs, alone: [...alone], left: [...left] }
}

/** Pairs of one title by the distance of their starts, the nearest first; each stands in one pair. */
function nearestByTitle(standing: readonly StandingAiring[], incoming: readonly IncomingAiring[]) {
  const byTitle = new Map<string, StandingAiring[]>()
  for (const airing of standing)
    for (const key of new Set([...titleKeys(airing.source ?? airing.slot), ...titleKeys(airing.slot)]))
      byTitle.set(key, [...(byTitle.get(key) ?? []), airing])
  const near = incoming.flatMap((programme) =>
    titleKeys(programme.slot)
      .flatMap((key) => byTitle.get(key) ?? [])
      .map((airing) => ({ airing, programme, distance: distanceOf(airing, programme) }))
      .filter(({ distance }) => distance <= FURTHEST_MS),
  )
  const taken = new Set<StandingAiring | IncomingAiring>()
  return near
    .sort((one, other) => one.distance - other.distance || one.programme.n - other.programme.n)
    .flatMap(({ airing, programme }): [StandingAiring, IncomingAiring][] => {
      if (taken.has(airing) || taken.has(programme)) return []
      taken.add(airing).add(programme)
      return [[airing, programme]]
    })
}

const distanceOf = ({ source, slot }: StandingAiring, programme: IncomingAiring) =>
  Math.abs((source ?? slot).a_st_dt - programme.slot.a_st_dt)
