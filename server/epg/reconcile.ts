import { sameJson } from '#contract/rules/diff/json.ts'
import { FEED_FIELDS, type FeedField } from '#contract/schemas/live/ingestion.ts'
import type { IncomingAiring, Slot, StandingAiring } from './guideAiring.ts'
import { pairUp } from './pairUp.ts'
import { stillAway, takenDownNear, takenDownThere } from './takenDown.ts'

/**
 * What a feed changes in the guide of one channel. `moved` is a change of its times alone. `conflicts` are pinned fields
 * of which the feed says something else than it last did: they stay, and somebody is to look. `deleted` is what somebody
 * has taken down and the feed still has: it stays away.
 */
export type GuideChange =
  | { kind: 'new'; incoming: IncomingAiring }
  | { kind: 'vanished'; airing: StandingAiring }
  | { kind: 'deleted'; airing: StandingAiring; incoming: IncomingAiring }
  | {
      kind: 'changed' | 'moved' | 'same'
      airing: StandingAiring
      incoming: IncomingAiring
      /** Fields that the feed sets anew. */
      fields: FeedField[]
      conflicts: FeedField[]
      /** Says something else than last time, if only about what is pinned: the source is to be kept anew. */
      isNews: boolean
    }

const TIMES: readonly FeedField[] = ['a_st_dt', 'a_ed_dt']

/**
 * Holds a feed against what stands (editors.md section 2). Pure, and the same twice: what is taken over once is `same`
 * the next time. What is pinned never changes, what was made by hand never vanishes, what was taken down by hand does not
 * come back. `standing` are the airings of one
 * channel that touch the feed's span.
 */
export function reconcile(standing: readonly StandingAiring[], incoming: readonly IncomingAiring[]): GuideChange[] {
  const takenDown = standing.filter(({ isTakenDown }) => isTakenDown)
  const live = standing.filter(({ isTakenDown }) => !isTakenDown)
  const there = takenDownThere(stillAway(takenDown, live), incoming)
  const { pairs, alone, left: unpaired } = pairUp(live, there.left)
  const gone = new Set(there.known.map(([airing]) => airing))
  const near = takenDownNear(
    takenDown.filter((airing) => !gone.has(airing)),
    unpaired,
  )
  return [
    ...pairs.map(([airing, programme]) => changeOf(airing, programme)),
    ...[...there.known, ...near.known].map(([airing, programme]): GuideChange => ({
      kind: 'deleted',
      airing,
      incoming: programme,
    })),
    ...near.left.map((programme): GuideChange => ({ kind: 'new', incoming: programme })),
    ...alone.filter(({ source }) => source !== undefined).map((airing): GuideChange => ({ kind: 'vanished', airing })),
  ]
}

function changeOf(airing: StandingAiring, incoming: IncomingAiring): GuideChange {
  const differs = FEED_FIELDS.filter(
    (field) => says(incoming.slot, field) && !sameField(airing.slot, incoming.slot, field),
  )
  const news = FEED_FIELDS.filter(
    (field) => says(incoming.slot, field) && (!airing.source || !sameField(airing.source, incoming.slot, field)),
  )
  const pinned = new Set(airing.pins)
  const fields = differs.filter((field) => !pinned.has(field))
  const kind = fields.length === 0 ? 'same' : fields.every((field) => TIMES.includes(field)) ? 'moved' : 'changed'
  return {
    kind,
    airing,
    incoming,
    fields,
    conflicts: differs.filter((field) => pinned.has(field) && news.includes(field)),
    isNews: news.length > 0,
  }
}

/** A feed that leaves a field out says nothing about it. */
const says = (slot: Slot, field: FeedField): boolean => slot[field] !== undefined

function sameField(one: Slot, other: Slot, field: FeedField): boolean {
  return sameJson(one[field] ?? null, other[field] ?? null)
}
