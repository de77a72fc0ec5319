import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { Status } from '#contract/values/status.ts'
import { currentOf, type DocumentFacts, type Payload, type VersionFact } from './documentFacts.ts'

/** The text that a verb brings along, `sound` where that schema has judged it; verbs that only move a document bring none. */
export type NextPayload = { payload: Payload; schema: number; sound?: boolean }

/** What a verb makes of a document's versions. */
export type VerbPlan = {
  state: DocumentFacts['state']
  draft: VersionFact | undefined
  published: VersionFact | undefined
  /** The version that stands for a document without live sides. */
  rest: VersionFact | undefined
  /** The version that the verb makes or changes; undefined where it only takes one away. */
  subject: VersionFact | undefined
  /** A second version that is written: taking back a write may concern both sides. */
  beside?: VersionFact
  /** Versions that step back, with the status under which they are kept. */
  steppedBack: { key: string; st: Status }[]
  erases: boolean
}

/**
 * A verb's effect on the versions of a document (calls.md section 0, design 9 (5)). Whether the verb may be done is
 * decided before, by `whyNot`; a document names one draft and one published version, and no others are live.
 */
export function planVerb(
  verb: Verb,
  facts: DocumentFacts | undefined,
  next: NextPayload | undefined,
  newKey: string,
): VerbPlan {
  switch (verb) {
    case 'saveDraft':
      return onDraftSide(facts, edited(facts, next, newKey, 'draft'))
    case 'submit':
      return onDraftSide(facts, edited(facts, next, newKey, 'pending'))
    case 'returnToDraft':
      return onDraftSide(facts, { ...needed(facts?.draft), st: 'draft' })
    case 'publish':
    case 'approve':
    case 'submitAndApprove':
      return published(facts, edited(facts, next, newKey, 'published'))
    case 'unpublish':
      return unpublished(needed(facts?.published))
    case 'archive':
      return takenDown(needed(facts), 'archived')
    case 'deleteContent':
      return takenDown(needed(facts), 'deleted')
    case 'purge':
      return { ...takenDown(needed(facts), 'purged'), steppedBack: [], erases: true }
    case 'restoreContent':
      return onDraftSide(undefined, { ...needed(facts?.other), st: 'draft', base: null })
    case 'discardDraft':
      return discarded(needed(facts))
    case 'restoreVersion':
      return restored(needed(facts), next, newKey)
  }
}

/** The same, as long as a job is still at what is being made: nobody else writes to it, and it is not yet complete. */
export function beingMade(plan: VerbPlan): VerbPlan {
  const draft: VersionFact = { ...needed(plan.draft), st: 'pre-draft' }
  return { ...plan, draft, subject: draft }
}

/** The draft with its next text, or version n+1 opened over what is published. */
function edited(
  facts: DocumentFacts | undefined,
  next: NextPayload | undefined,
  newKey: string,
  st: Status,
): VersionFact {
  const draft = facts?.draft
  const text = next && { payload: next.payload, schema: next.schema }
  if (draft) return { ...draft, ...text, st }
  return { ...needed(text), key: newKey, n: (facts?.n ?? 0) + 1, st, ...openedOver(facts), ...unsaved }
}

function openedOver(facts: DocumentFacts | undefined): { parent: string | null; base: string | null } {
  const base = facts?.published?.key ?? null
  return { parent: base, base }
}

function onDraftSide(facts: DocumentFacts | undefined, draft: VersionFact): VerbPlan {
  return { ...nothing, draft, published: facts?.published, subject: draft }
}

/** The old published version is kept as archived; the new one names it as the version that it replaced. */
function published(facts: DocumentFacts | undefined, version: VersionFact): VerbPlan {
  const old = facts?.published
  const subject = { ...version, base: null, parent: old ? old.key : version.parent }
  return { ...nothing, published: subject, subject, steppedBack: old ? [{ key: old.key, st: 'archived' }] : [] }
}

function unpublished(version: VersionFact): VerbPlan {
  const draft: VersionFact = { ...version, st: 'draft', base: null }
  return { ...nothing, draft, subject: draft }
}

/** Archive, delete and purge concern the whole document: its newest side keeps the word, the other is archived. */
function takenDown(facts: DocumentFacts, state: 'archived' | 'deleted' | 'purged'): VerbPlan {
  const newest = needed(currentOf(facts))
  const rest: VersionFact = { ...newest, st: state, payload: state === 'purged' ? null : newest.payload }
  const others = [facts.draft, facts.published].filter((version) => version && version.key !== newest.key)
  const steppedBack = others.map((version) => ({ key: needed(version).key, st: 'archived' as const }))
  return { ...nothing, state, rest, subject: rest, steppedBack }
}

function discarded(facts: DocumentFacts): VerbPlan {
  const steppedBack = [{ key: needed(facts.draft).key, st: 'deleted' as const }]
  return { ...nothing, published: facts.published, steppedBack }
}

/** The old text becomes a version of its own, so that neither it nor a draft that it replaces is lost. */
function restored(facts: DocumentFacts, next: NextPayload | undefined, newKey: string): VerbPlan {
  const { payload, schema } = next ?? needed(facts.other)
  const opened = { ...openedOver(facts), ...(facts.draft ? { parent: facts.draft.key } : {}) }
  const draft: VersionFact = { key: newKey, n: facts.n + 1, st: 'draft', payload, schema, ...opened, ...unsaved }
  const steppedBack = facts.draft ? [{ key: facts.draft.key, st: 'archived' as const }] : []
  return { ...nothing, draft, published: facts.published, subject: draft, steppedBack }
}

/** Who saved it and when is written with the row. */
const unsaved = { updated: '', updatedBy: '' }

const nothing: VerbPlan = {
  state: 'live',
  draft: undefined,
  published: undefined,
  rest: undefined,
  subject: undefined,
  steppedBack: [],
  erases: false,
}

/** The rules let no verb through that lacks what it starts from. */
function needed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a verb was planned for a document that it does not start from')
  return value
}
