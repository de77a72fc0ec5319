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

/** So many airings of one title before a programme's start, and as many after it, are held against it. */
const NEAREST = 24

const folded = new WeakMap<Slot['lon'], readonly string[]>()

/** The titles of a programme as they are compared: one in common makes two the same. They are folded once. */
export function titleKeys({ lon }: Pick<Slot, 'lon'>): readonly string[] {
  const known = folded.get(lon)
  if (known) return known
  const keys = [...new Set(lon.map(({ n }) => searchText(n)).filter((key) => key !== ''))]
  folded.set(lon, keys)
  return keys
}

/** A programme's titles, each with its start. */
export function startAndTitle(slot: Slot): string[] {
  return titleKeys(slot).map((title) => `${slot.a_st_dt} ${title}`)
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
    const known = grouped([...alone], keysOf)
    for (const group of known.values()) group.reverse()
    for (const programme of left) {
      for (const key of keys(programme)) {
        const group = known.get(key) ?? []
        let found = group.pop()
        while (found && !alone.has(found)) found = group.pop()
        if (!found) continue
        join(found, programme)
        break
      }
    }
  }
  const seen = (airing: StandingAiring): Slot => airing.source ?? airing.slot
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
  const byStart = standing.toSorted((one, other) => startOf(one) - startOf(other))
  const byTitle = grouped(byStart, ({ source, slot }) => [
    ...new Set([...titleKeys(source ?? slot), ...titleKeys(slot)]),
  ])
  const near = incoming.flatMap((programme) =>
    titleKeys(programme.slot)
      .flatMap((key) => around(byTitle.get(key) ?? [], programme.slot.a_st_dt))
      .map((airing) => ({ airing, programme, distance: Math.abs(startOf(airing) - programme.slot.a_st_dt) }))
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

const startOf = ({ source, slot }: StandingAiring) => (source ?? slot).a_st_dt

/** Those that begin next before an instant and next after it, of airings by start. */
function around(airings: readonly StandingAiring[], instant: number): readonly StandingAiring[] {
  let [low, high] = [0, airings.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const airing = airings[middle]
    if (airing && startOf(airing) < instant) low = middle + 1
    else high = middle
  }
  return airings.slice(Math.max(0, low - NEAREST), low + NEAREST)
}

function grouped(
  airings: readonly StandingAiring[],
  keysOf: (airing: StandingAiring) => readonly string[],
): Map<string, StandingAiring[]> {
  const groups = new Map<string, StandingAiring[]>()
  for (const airing of airings)
    for (const key of keysOf(airing)) {
      const group = groups.get(key)
      if (group) group.push(airing)
      else groups.set(key, [airing])
    }
  return groups
}
