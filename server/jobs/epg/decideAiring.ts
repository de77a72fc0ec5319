import { verbOf } from '#contract/rules/actions/verbOf.ts'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import { canAll } from '#contract/rules/access/canAll.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { sameJson, type JsonObject } from '#contract/rules/diff/json.ts'
import type { FeedField } from '#contract/schemas/live/ingestion.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { nextText } from '../../decisions/nextText.ts'
import { refuseInvalid } from '../../decisions/refuseInvalid.ts'
import { refuseVerb } from '../../decisions/refuseVerb.ts'
import { pinsOf } from '../../epg/slots.ts'
import { stateOf, type DocumentFacts, type Payload } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { Provenance } from '../../stores/documents/many/provenance.ts'
import type { Sender } from '../../stores/documents/sender.ts'
import type { ManyChange } from '../../stores/documentStore.ts'
import type { ChangeRow } from '../../stores/epg/planned.ts'
import type { JobServices } from '../jobCaller.ts'

type AiringPlan = {
  services: JobServices
  caller: Sender
  type: TypeDocument
  /** Products of our channels, which are those of what they show. */
  productsOf: (channel: string) => readonly string[]
}

/** Where the word of a feed of linear channels stands among the sources of a title. */
const FEED_SOURCE = 'lds'
const ACTION = 'ingestEpg'

/**
 * What the changes of one item do to their airing, by the rules of a save. Published where whoever started the
 * ingestion may publish and nobody is at work on it, else a draft. May be asked again; throws the refusal.
 */
export async function decideAiring(
  plan: AiringPlan,
  changes: readonly ChangeRow[],
  facts: DocumentFacts | undefined,
  former: Provenance,
): Promise<ManyChange | undefined> {
  const [first] = changes
  if (!first) return undefined
  if (first.kind === 'vanished') return takenDown(plan, facts)
  if (!facts) return made(plan, first, former)
  return changed(plan, changes, facts, former)
}

function made(plan: AiringPlan, change: ChangeRow, former: Provenance): Promise<ManyChange> {
  const { slot = {} } = change.data
  const { src_feed: _feed, ...said } = slot
  const body: Payload = { ...said, ...derived(said), ch: change.channel, mode: 'auto' }
  return written(plan, { ...body, prd: [...plan.productsOf(change.channel)] }, undefined, heard(former, slot))
}

async function changed(
  plan: AiringPlan,
  changes: readonly ChangeRow[],
  facts: DocumentFacts,
  former: Provenance,
): Promise<ManyChange | undefined> {
  const stored = (facts.draft ?? facts.published)?.payload
  if (facts.state !== 'live' || !stored) throw new DomainError('notLive')
  const slot = changes.at(-1)?.data.slot ?? {}
  const freed = new Set(changes.filter(({ kind }) => kind === 'conflict').flatMap(taken))
  const pinned = new Set(pinsOf(stored).filter((field) => !freed.has(field)))
  const fields = changes.flatMap(taken).filter((field) => !pinned.has(field))
  const set = Object.fromEntries(fields.map((field) => [field, slot[field]]))
  const next: Payload = { ...stored, ...set, ...(freed.size > 0 && unpinned(stored, freed)) }
  const provenance = heard(former, slot)
  const body = { ...next, ...derived(next) }
  if (sameJson(body, stored)) return undefined
  return written(plan, body, facts, provenance)
}

/** The fields of a change that take the feed's word. */
function taken({ kind, data: { fields, take } }: ChangeRow): FeedField[] {
  const otherwise = kind === 'conflict' && take ? 'current' : 'source'
  return fields.filter((field) => (take?.[field] ?? otherwise) === 'source')
}

/** Whoever takes the feed's word for a field mends it no longer. */
function unpinned(stored: JsonObject, freed: ReadonlySet<string>): JsonObject {
  const pins = (Array.isArray(stored.pins) ? stored.pins : []).filter((pin) => !freed.has(String(pin)))
  return { pins, ...(pins.length === 0 && { mode: 'auto' }) }
}

function derived({ a_st_dt, a_ed_dt }: JsonObject): { dur?: number } {
  const dur = Date.parse(String(a_ed_dt)) - Date.parse(String(a_st_dt))
  return dur >= 0 ? { dur } : {}
}

/** The feed's word as it was said last, beside what other sources say. */
function heard(former: Provenance, slot: JsonObject): Provenance {
  return {
    ...former,
    sources: [...former.sources.filter(({ src }) => src !== FEED_SOURCE), { src: FEED_SOURCE, payload: slot }],
  }
}

async function written(
  plan: AiringPlan,
  body: Payload,
  facts: DocumentFacts | undefined,
  provenance: Provenance,
): Promise<ManyChange> {
  const { caller, services, type } = plan
  const stored = (facts?.draft ?? facts?.published)?.payload ?? undefined
  const products = [...caller.products, ...plan.productsOf(String(body.ch ?? ''))]
  const text = await nextText({ ...caller, services }, type, body, stored, { formVersion: undefined, products })
  const payload = text?.payload ?? body
  const asPublished =
    !facts?.draft && canAll(caller.actor, rightsOfVerb('publish', type)) && (await isSound(plan, payload))
  const decided = verbOf(asPublished ? 'published' : 'draft', facts && stateOf(facts))
  if ('refusal' in decided) throw new DomainError(decided.refusal)
  await refuseVerb(caller, catalogKind(type), decided.verb, facts, { changes: true, confirmed: [] })
  await refuseInvalid({ ...caller, services }, type, payload, asPublished ? 'publish' : 'shape')
  return { verb: decided.verb, next: { payload, schema: type.schemaVersion }, action: ACTION, provenance }
}

/** What cannot be published as it came is a draft, for somebody to mend. */
async function isSound({ caller, services, type }: AiringPlan, payload: Payload): Promise<boolean> {
  try {
    await refuseInvalid({ ...caller, services }, type, payload, 'publish')
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

/** The feed says no more of it: a feed that has it again later makes it anew. */
async function takenDown(
  { caller, type }: AiringPlan,
  facts: DocumentFacts | undefined,
): Promise<ManyChange | undefined> {
  if (!facts || facts.state !== 'live') return undefined
  await refuseVerb(caller, catalogKind(type), 'deleteContent', facts, { changes: false, confirmed: [] })
  return { verb: 'deleteContent', action: ACTION, provenance: { sources: [] } }
}
