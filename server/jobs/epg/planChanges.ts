import type { FeedField } from '#contract/schemas/live/ingestion.ts'
import type { JsonObject } from '#contract/rules/diff/json.ts'
import type { IncomingAiring, Slot, StandingAiring } from '../../epg/guideAiring.ts'
import { reconcile, type GuideChange } from '../../epg/reconcile.ts'
import { reservedBy, type Outranks } from '../../epg/outranked.ts'
import { storedFields } from '../../epg/slots.ts'
import type { HeardSource } from '../../stores/epg/heardSources.ts'
import type { NewChange } from '../../stores/epg/planned.ts'

type Plan = { changes: NewChange[]; sources: HeardSource[] }
type Policy = {
  /** Our channel. */
  channel: string
  /** Everything waits for somebody: the whole feed looks shifted. */
  waits: boolean
  /** What has vanished from the feed may be taken down without asking. */
  mayDelete: boolean
  /** The name of the feed, and which others count more on the channel. */
  feed: string
  outranks: Outranks
}
type Adding = Policy & {
  /** Which feed that counts more fills a programme's time. */
  reserved: (slot: Slot) => string | undefined
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
 * airings that stay as they are. A feed that counts less than another fills what that one leaves empty, and changes none of
 * its airings: what it says otherwise is kept for whoever wants it. `standing` reaches further than the feed does; only what begins within it can vanish.
 */
export function planChanges(
  standing: readonly StandingAiring[],
  incoming: readonly IncomingAiring[],
  policy: Policy,
): Plan {
  const span = spanOf(incoming)
  const plan: Plan = { changes: [], sources: [] }
  const adding = { ...policy, reserved: reservedBy(standing, policy.outranks) }
  for (const change of reconcile(standing, incoming)) {
    if (change.kind === 'vanished' && !(span && isWithin(change.airing, span))) continue
    add(plan, change, adding)
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

function add(plan: Plan, change: GuideChange, adding: Adding): void {
  const { changes } = plan
  const { waits, mayDelete, reserved, outranks } = adding
  switch (change.kind) {
    case 'new': {
      const outrankedBy = reserved(change.incoming.slot)
      const isKept = outrankedBy !== undefined
      const told = ofIncoming(change.incoming, adding, outrankedBy)
      changes.push({ ...told, kind: 'new', airing: null, writes: !waits && !isKept, isKept })
      return
    }
    case 'deleted': {
      const told = ofIncoming(change.incoming, adding)
      changes.push({ ...told, kind: 'deleted', airing: change.airing.id, writes: false, isKept: true })
      return
    }
    case 'vanished': {
      if (outranks(change.airing.source?.feed)) return
      const writes = !waits && mayDelete && change.airing.pins.length === 0
      changes.push({ ...ofStanding(change.airing, adding.channel), kind: 'vanished', writes })
      return
    }
    default:
      addChanged(plan, change, adding)
  }
}

type Paired = Exclude<GuideChange, { kind: 'new' | 'deleted' | 'vanished' }>

function addChanged({ changes, sources }: Plan, change: Paired, adding: Adding): void {
  const { airing, incoming, fields, conflicts, isNews, kind } = change
  const { waits, outranks } = adding
  const heardFrom = airing.source?.feed
  const outrankedBy = outranks(heardFrom) ? heardFrom : undefined
  const writes = !waits && outrankedBy === undefined && fields.length > 0
  const told = ofIncoming(incoming, adding, outrankedBy)
  const changed = (as: NewChange['kind'], of: readonly FeedField[], pinned: readonly FeedField[]): NewChange => ({
    ...told,
    kind: as,
    airing: airing.id,
    writes: as !== 'conflict' && writes,
    joins: as === 'conflict' && writes,
    isKept: outrankedBy !== undefined,
    data: { ...told.data, current: ofFields(airing, of), fields: [...of], pinned: [...pinned] },
  })
  if (kind !== 'same') changes.push(changed(kind, fields, []))
  if (outrankedBy !== undefined) return
  if (conflicts.length > 0) changes.push(changed('conflict', conflicts, conflicts))
  // What is written keeps its source with the write; what waits for the whole feed's sake is heard later.
  if (isNews && !waits && !writes) sources.push({ id: airing.id, payload: sourceOf(incoming, adding.feed) })
}

/** What is kept of the feed's word, with the feed's name. */
function sourceOf({ slot, srcId }: IncomingAiring, feed: string): JsonObject {
  return { ...storedFields(slot), ...(srcId !== undefined && { src_id: srcId }), src_feed: feed }
}

function ofIncoming(incoming: IncomingAiring, { channel, feed }: Adding, outrankedBy?: string) {
  const { slot } = incoming
  return {
    channel,
    starts: new Date(slot.a_st_dt).toISOString(),
    data: {
      slot: sourceOf(incoming, feed),
      current: {},
      fields: [] as FeedField[],
      pinned: [] as FeedField[],
      lon: slot.lon,
      ends: new Date(slot.a_ed_dt).toISOString(),
      ...(outrankedBy !== undefined && { outrankedBy }),
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
