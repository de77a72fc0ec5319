import { hasTrait } from '#contract/registry/typeDocument.ts'
import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { versionName } from '#contract/rules/versions/versionName.ts'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { ALL_STATUSES } from '#contract/values/status.ts'
import type { Slot } from '../../db/documentTables.ts'
import {
  currentOf,
  productsOf,
  type DocumentFacts,
  type Payload,
  type SideFact,
  type VersionFact,
} from './documentFacts.ts'
import type { DocumentKind } from './documentKind.ts'
import { countDeltas, type Counted, type CountDeltas } from '../search/countDeltas.ts'
import { planVerb, type NextPayload, type VerbPlan } from './planVerb.ts'
import type { Sender } from './sender.ts'
import { shownWords, type Words } from './shownWords.ts'
import { listedRow, sideRow, type ListedRow, type SideMeta, type SideRow } from './sideRow.ts'
import { productSet, totalDeltas } from './totals.ts'
import { uniqueOf } from './uniqueSteps.ts'

/** What a write is made of: the verb's plan and everything that follows from it. */
export type WriteInput = {
  kind: DocumentKind
  id: string
  /** Its name in a named kind, else its id. */
  knownAs: string
  facts: DocumentFacts | undefined
  verb: Verb
  /** Where another plan than the verb's is followed. */
  verbs?: VerbPlan
  next: NextPayload | undefined
  /** Name of the action in the audit and in events where it is no verb of the table ('uploadImage'). */
  action: string | undefined
  exId: string | null
  provider: string
  sender: Sender
  newKey: string
  /** ISO 8601. */
  at: string
}

export type WritePlan = {
  verbs: VerbPlan
  rev: number
  /** Highest version number given so far, and the version last made. */
  n: number
  newestKey: string
  document: Record<string, unknown>
  /** Without its payload, which travels as text. */
  version: Record<string, unknown> | null
  /** Null where the stored payload stays as it is. */
  payload: Payload | null
  sideRows: (SideRow | ListedRow)[]
  /** How the words of these rows come into the search. */
  words: Words
  otherSide: { slot: Slot; is_primary: boolean; changed: boolean } | null
  emptySlots: Slot[]
  /** All list rows after it. */
  sides: SideFact[]
  totals: { st: string; prd_set: string; delta: number }[]
  counts: CountDeltas
  audit: Record<string, unknown>
  event: Record<string, unknown>
}

/** `isAlone`: it is the only write of its statement, which then needs only the words that are new. */
export function planWrite(input: WriteInput, isAlone = false): WritePlan {
  const { kind, facts, sender, at } = input
  const verbs = input.verbs ?? planVerb(input.verb, facts, input.next, input.newKey)
  const rev = (facts?.rev ?? 0) + 1
  const before = facts && currentOf(facts)
  const sides = planSides(input, verbs, isAlone)
  const newest = verbs.subject ?? verbs.published
  const numbers = { n: Math.max(facts?.n ?? 0, newest?.n ?? 0), newestKey: newest?.key ?? facts?.newestKey ?? '' }
  const after = verbs.subject ?? verbs.published
  // Whoever saw it before learns of it as well as whoever sees it now.
  const products = [...new Set([...productsOf(before?.payload ?? null), ...productsOf(after?.payload ?? null)])]
  const change = changesOf(input, verbs, before)
  const who = { uid: sender.actor.uid, name: sender.actor.name, prd: products, at }
  return {
    verbs,
    rev,
    ...numbers,
    document: documentRow(input, verbs, rev, numbers),
    version: verbs.subject && !verbs.erases ? writtenVersion(input, verbs.subject) : null,
    payload:
      verbs.subject && verbs.subject.payload !== storedPayload(facts, verbs.subject.key) ? verbs.subject.payload : null,
    ...sides,
    audit: {
      ...who,
      rev,
      verb: input.action ?? input.verb,
      username: sender.actor.username,
      trace: sender.requestId,
      // The versions of what has a name are asked for by their number.
      key: kind.named ? null : after?.key,
      previous_version: nameOf(kind, before),
      current_version: nameOf(kind, after),
      change,
    },
    event: { ...who, topic: kind.topic ?? 'version', data: { verb: input.action ?? input.verb } },
  }
}

function documentRow(
  { kind, id, knownAs, facts, exId, provider, sender, at }: WriteInput,
  verbs: VerbPlan,
  rev: number,
  { n, newestKey }: Pick<WritePlan, 'n' | 'newestKey'>,
) {
  return {
    id,
    urn: kind.urn,
    name: kind.named ? knownAs : null,
    rev,
    state: verbs.state,
    n,
    newest_key: newestKey,
    draft_key: verbs.draft?.key,
    draft_st: verbs.draft?.st,
    draft_n: verbs.draft?.n,
    published_key: verbs.published?.key,
    published_n: verbs.published?.n,
    ex_id: exId,
    provider,
    created: facts?.created ?? at,
    created_by: facts?.createdBy ?? sender.actor.username,
    updated: at,
    updated_by: sender.actor.username,
    updated_name: sender.actor.name,
  }
}

/** Whose version, by whom and when. */
type Writer = { id: string; by: string; at: string }

export function writerOf({ id, sender, at }: WriteInput): Writer {
  return { id, by: sender.actor.username, at }
}

export function versionRow({ id, by, at }: Writer, subject: VersionFact): Record<string, unknown> {
  const { key, n, st, schema, parent, base } = subject
  return { key, id, n, st, schema, parent, base, created: at, created_by: by, updated: at, updated_by: by }
}

/** Said anew of a text that comes: one that stays is as sound as it was. */
function writtenVersion(input: WriteInput, subject: VersionFact): Record<string, unknown> {
  return { ...versionRow(writerOf(input), subject), ...(input.next?.sound && { sound: true }) }
}

type SidePlan = Pick<WritePlan, 'sideRows' | 'words' | 'otherSide' | 'emptySlots' | 'sides' | 'totals' | 'counts'>

/** The list rows after the write: the subject's is written anew, the other's only where it stops or starts being shown. */
function planSides(input: WriteInput, verbs: VerbPlan, isAlone: boolean): SidePlan {
  const { kind, facts, id, sender, at } = input
  const live: Record<Slot, VersionFact | undefined> = { draft: verbs.draft ?? verbs.rest, published: verbs.published }
  const primary = primarySlot(live)
  const both = verbs.draft !== undefined && verbs.published !== undefined
  const changed = both && !sameJson(verbs.draft?.payload, verbs.published?.payload)
  const after: SideFact[] = []
  const plan: SidePlan = {
    ...{ sideRows: [], words: 'written', otherSide: null, emptySlots: [], sides: after, totals: [] },
    counts: { grams: [], parts: [] },
  }
  if (kind.unlisted) return { ...plan, words: 'kept' }
  const texts: Partial<Record<Slot, Payload>> = {}
  const rows: { payload: Payload; meta: SideMeta }[] = []
  for (const slot of SLOTS) {
    const version = live[slot]
    if (!version) {
      if (facts?.sides.some((side) => side.slot === slot)) plan.emptySlots.push(slot)
      continue
    }
    const payload = version.payload ?? { prd: productsOf((facts && currentOf(facts)?.payload) ?? null) }
    const isPrimary = primary === slot
    texts[slot] = payload
    after.push({ slot, st: version.st, primary: isPrimary, prdSet: productSet(productsOf(payload)), changed })
    if (version.key !== verbs.subject?.key && version.key !== verbs.beside?.key)
      plan.otherSide = isShownAs(facts, slot, isPrimary, changed) ? null : { slot, is_primary: isPrimary, changed }
    else {
      const who = { created: facts?.created ?? at, updated: at, updatedBy: sender.actor.username, exId: input.exId }
      rows.push({ payload, meta: { id, slot, key: version.key, st: version.st, isPrimary, changed, ...who } })
    }
  }
  const shown = primary && live[primary]
  return {
    ...plan,
    // A purge takes all words away.
    ...rowsWithWords(input, rows, texts, isAlone && !verbs.erases),
    totals: totalDeltas(facts?.sides ?? [], after),
    counts: countDeltas(shownBefore(facts), shown && { id, exId: input.exId, ...wordsOf(shown, after, primary) }),
  }
}

/** Rows with all their words, or with the slot whose words they take over. */
function rowsWithWords(
  { kind, facts }: WriteInput,
  rows: readonly { payload: Payload; meta: SideMeta }[],
  after: Partial<Record<Slot, Payload>>,
  isAlone: boolean,
): Pick<SidePlan, 'sideRows' | 'words'> {
  const written = () => rows.map(({ payload, meta }) => sideRow(kind, payload, meta))
  if (!isAlone || uniqueOf(kind) !== 'plain') return { sideRows: written(), words: 'written' }
  const { words, wordsOf } = shownWords(facts, { after, rewritten: rows.map(({ meta }) => meta.slot) })
  if (words === 'written') return { sideRows: written(), words }
  const listed = rows.map(({ payload, meta }) => ({
    ...listedRow(kind, payload, meta),
    words_of: wordsOf[meta.slot],
  }))
  return { sideRows: listed, words }
}

/** Whether a row stands as it is to be shown. */
function isShownAs(facts: DocumentFacts | undefined, slot: Slot, isPrimary: boolean, changed: boolean): boolean {
  const side = facts?.sides.find((one) => one.slot === slot)
  return side?.primary === isPrimary && side.changed === changed
}

const SLOTS = ['draft', 'published'] as const

/** What 'All' showed of a document. */
function shownBefore(facts: DocumentFacts | undefined): Counted | undefined {
  const slot = facts?.sides.find(({ primary }) => primary)?.slot
  const version = slot && facts?.[slot]
  return version && { id: facts.id, exId: facts.exId, ...wordsOf(version, facts.sides, slot) }
}

function wordsOf(
  { payload }: VersionFact,
  sides: readonly SideFact[],
  slot: Slot,
): Pick<Counted, 'payload' | 'prdSet'> {
  return { payload: payload ?? {}, prdSet: sides.find((side) => side.slot === slot)?.prdSet ?? '' }
}

/** The row under which 'All' shows a document: its draft, else what is published; none where it waits or is put away. */
function primarySlot({ draft, published }: Record<Slot, VersionFact | undefined>): Slot | undefined {
  if (draft && ALL_STATUSES.includes(draft.st)) return 'draft'
  return published ? 'published' : undefined
}

function storedPayload(facts: DocumentFacts | undefined, key: string): Payload | null | undefined {
  return [facts?.draft, facts?.published, facts?.other].find((version) => version?.key === key)?.payload
}

/** Before and after by field; a purge names no values, since they are to be forgotten. */
export function changesOf({ kind, verb }: WriteInput, verbs: VerbPlan, before: VersionFact | undefined): FieldChange[] {
  const after = verbs.subject ?? verbs.published
  const status: FieldChange[] =
    before?.st === after?.st || !hasTrait(kind.type, 'publishable')
      ? []
      : [{ field: '/st', ...(before ? { before: before.st } : {}), after: after?.st }]
  if (verb === 'purge') return status
  return [...diffRecords(before?.payload ?? {}, after?.payload ?? {}, { wholePerProduct: !kind.global }), ...status]
}

/** Of a kind that is not published there is nothing to say but the number. */
export function nameOf({ type }: DocumentKind, version: VersionFact | undefined): string | null {
  if (!version) return null
  return hasTrait(type, 'publishable') ? versionName(version.n, version.st) : `V${version.n}`
}
