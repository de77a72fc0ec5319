import type { FeedField } from '#contract/schemas/live/ingestion.ts'
import type { JsonObject } from '#contract/rules/diff/json.ts'
import type { IncomingAiring, StandingAiring } from '../../epg/guideAiring.ts'
import { reconcile, type GuideChange } from '../../epg/reconcile.ts'
import { storedFields } from '../../epg/slots.ts'
import type { HeardSource, NewChange } from '../../stores/epg/planned.ts'

type Plan = { changes: NewChange[]; sources: HeardSource[] }
type Policy = {
  /** Our channel. */
  channel: string
  /** Everything waits for somebody: the whole feed looks shifted. */
  waits: boolean
  /** What has vanished from the feed may be taken down without asking. */
  mayDelete: boolean
}

/** A programme that was moved may be found this far outside of what the feed spans, ms. */
export const MARGIN_MS = 4 * 3_600_000

/** The time that a feed speaks of on a channel: from its first start to its last end. */
export function spanOf(incoming: readonly IncomingAiring[]): { from: number; to: number } | undefined {
  const [first] = incoming
  if (!first) return undefined
  return incoming.reduce(
    ({ from, to }, { slot }) => ({ from: Math.min(from, slot.a_st_dt), to: Math.max(to, slot.a_ed_dt) }),
    { from: first.slot.a_st_dt, to: first.slot.a_ed_dt },
  )
}

/**
 * What becomes of a channel's guide: changes to be written, changes that wait for somebody, and what the feed said of
 * airings that stay as they are. `standing` reaches further than the feed does; only what begins within it can vanish.
 */
export function planChanges(
  standing: readonly StandingAiring[],
  incoming: readonly IncomingAiring[],
  policy: Policy,
): Plan {
  const span = spanOf(incoming)
  const plan: Plan = { changes: [], sources: [] }
  for (const change of reconcile(standing, incoming)) {
    if (change.kind === 'vanished' && !(span && isWithin(change.airing, span))) continue
    add(plan, change, policy)
  }
  plan.changes.sort(byStart)
  return plan
}

const isWithin = ({ slot, source }: StandingAiring, { from, to }: { from: number; to: number }): boolean => {
  const { a_st_dt } = source ?? slot
  return a_st_dt >= from && a_st_dt < to
}

/** Stable: what joins the item of the change before stays behind it. */
const byStart = (one: NewChange, other: NewChange) => Date.parse(one.starts) - Date.parse(other.starts)

function add({ changes, sources }: Plan, change: GuideChange, { channel, waits, mayDelete }: Policy): void {
  if (change.kind === 'new') {
    changes.push({ ...ofIncoming(change.incoming, channel), kind: 'new', airing: null, writes: !waits })
    return
  }
  if (change.kind === 'vanished') {
    const writes = !waits && mayDelete && change.airing.pins.length === 0
    changes.push({ ...ofStanding(change.airing, channel), kind: 'vanished', writes })
    return
  }
  const { airing, incoming, fields, conflicts, isNews } = change
  const writes = !waits && fields.length > 0
  const told = ofIncoming(incoming, channel)
  const changed = (kind: NewChange['kind'], of: readonly FeedField[], pinned: readonly FeedField[]): NewChange => ({
    ...told,
    kind,
    airing: airing.id,
    writes: kind !== 'conflict' && writes,
    joins: kind === 'conflict' && writes,
    data: { ...told.data, current: ofFields(airing, of), fields: [...of], pinned: [...pinned] },
  })
  if (change.kind !== 'same') changes.push(changed(change.kind, fields, []))
  if (conflicts.length > 0) changes.push(changed('conflict', conflicts, conflicts))
  // What is written keeps its source with the write; what waits for the whole feed's sake is heard later.
  if (isNews && !waits && !writes) sources.push({ id: airing.id, payload: sourceOf(incoming) })
}

/** What is kept of the feed's word. */
function sourceOf({ slot, srcId }: IncomingAiring): JsonObject {
  return { ...storedFields(slot), ...(srcId !== undefined && { src_id: srcId }) }
}

function ofIncoming(incoming: IncomingAiring, channel: string) {
  const { slot } = incoming
  return {
    channel,
    starts: new Date(slot.a_st_dt).toISOString(),
    data: {
      slot: sourceOf(incoming),
      current: {},
      fields: [] as FeedField[],
      pinned: [] as FeedField[],
      lon: slot.lon,
      ends: new Date(slot.a_ed_dt).toISOString(),
    },
  }
}

function ofStanding({ id, slot, pins }: StandingAiring, channel: string): Omit<NewChange, 'kind' | 'writes'> {
  const text = storedFields(slot)
  const times = { lon: slot.lon, ends: new Date(slot.a_ed_dt).toISOString() }
  return {
    channel,
    airing: id,
    starts: new Date(slot.a_st_dt).toISOString(),
    data: { current: text, fields: [], pinned: [...pins], ...times },
  }
}

function ofFields({ slot }: StandingAiring, fields: readonly FeedField[]): JsonObject {
  const text = storedFields(slot)
  return Object.fromEntries(fields.flatMap((field) => (text[field] === undefined ? [] : [[field, text[field]]])))
}
