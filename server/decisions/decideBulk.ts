import { hasFieldChanges } from '#contract/rules/bulk/hasFieldChanges.ts'
import { standsAs } from '#contract/rules/actions/standsAs.ts'
import { verbOf } from '#contract/rules/actions/verbOf.ts'
import { whyNotRewritten } from '#contract/rules/actions/whyNotRewritten.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { ChangeSet, OwnChanges } from '#contract/schemas/changeSet.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { stateOf, type DocumentFacts, type Payload } from '../stores/documents/documentFacts.ts'
import type { Change } from '../stores/documentStore.ts'
import type { NumberCaller } from './refuseTakenNumber.ts'
import type { ServiceIdCaller } from './refuseTakenServiceId.ts'
import { changeFor } from './changeFor.ts'
import { changeFields } from './changedFields.ts'
import { textFrom, type NextText, type TextCaller } from './nextText.ts'

type BulkCaller = NumberCaller & ServiceIdCaller & TextCaller

/** What a change set does to titles of a type. */
export type BulkPlan = {
  type: TypeDocument
  changes: ChangeSet
  /** Products that the sender may name. */
  products: readonly string[]
}

/**
 * A title as a bulk change meets it; `seen` is the revision at which the sender saw it, where they named one, `set` what
 * is set in it alone.
 */
type Met = { facts: DocumentFacts | undefined; seen?: number | undefined; set?: OwnChanges | undefined }

/**
 * What a change set makes of one title (design 9 (22)): an existing draft is edited, else one is opened over what is
 * published; undefined where nothing would be different. It is the very way of a save, refusals included: nothing is
 * decided about a text that the sender has not seen.
 */
export async function decideBulk(
  caller: BulkCaller,
  plan: BulkPlan,
  { facts, seen, set }: Met,
): Promise<Change | undefined> {
  if (!facts) throw new DomainError('notFound')
  if (seen !== undefined && facts.rev !== seen) throw new DomainError('changedSince')
  const changes = set ? { ...plan.changes, set: { ...plan.changes.set, ...set } } : plan.changes
  return (hasFieldChanges(changes) ? edit : move)(caller, { ...plan, changes }, facts)
}

async function edit(caller: BulkCaller, plan: BulkPlan, facts: DocumentFacts): Promise<Change | undefined> {
  const { type, changes } = plan
  const why = whyNotRewritten(stateOf(facts))
  if (why === 'notLive') throw new DomainError(why)
  const stored = facts.draft?.payload ?? facts.published?.payload ?? {}
  const text = await editedText(caller, plan, stored)
  const publishes = changes.publish === true || changes.st === 'published'
  if (!text && !(publishes && facts.draft)) return undefined
  if (why) throw new DomainError(why)
  const next = text ?? { payload: stored, named: [], warnings: [] }
  return changeFor(caller, type, facts, {
    verb: publishes ? 'publish' : 'saveDraft',
    text: async () => next,
    confirmed: [],
  })
}

/**
 * The stored text with the fields of the change set as a save would store them; undefined where that is the same. No
 * other field is looked at, so that none changes.
 */
async function editedText(caller: BulkCaller, plan: BulkPlan, stored: Payload): Promise<NextText | undefined> {
  const names = namedFields(plan.changes)
  const before = picked(stored, names)
  const text = await fieldsAfter(caller, plan, before, names)
  if (sameJson(text.payload, before)) return undefined
  const rest = Object.entries(stored).filter(([name]) => !names.has(name))
  return { ...text, payload: { ...Object.fromEntries(rest), ...text.payload } }
}

/** These fields after a change set, as a save would store them. */
export async function fieldsAfter(
  caller: TextCaller,
  { type, changes, products }: BulkPlan,
  before: Payload,
  names: ReadonlySet<string>,
): Promise<NextText> {
  const { sent } = await changeFields({ type, before, changes, visible: visibleProducts(caller.actor) })
  const text = await textFrom(caller, type, sent, before, { formVersion: undefined, products })
  return { ...text, payload: picked(text.payload, names) }
}

function picked(payload: Payload, names: ReadonlySet<string>): Payload {
  return Object.fromEntries(Object.entries(payload).filter(([name]) => names.has(name)))
}

/** Titles that are moved as they stand. */
async function move(
  caller: BulkCaller,
  { type, changes }: BulkPlan,
  facts: DocumentFacts,
): Promise<Change | undefined> {
  const st = changes.st ?? 'published'
  const state = stateOf(facts)
  if (standsAs(st, state)) return undefined
  const decided = verbOf(st, state)
  if ('refusal' in decided) throw new DomainError(decided.refusal)
  return changeFor(caller, type, facts, { verb: decided.verb, text: async () => undefined, confirmed: [] })
}

/** Properties at the top of a record that a change set may change. */
function namedFields({ set, unset = [], add, remove, shift, replace = [] }: ChangeSet): ReadonlySet<string> {
  const keyed = [set, add, remove, shift].flatMap((part) => Object.keys(part ?? {}))
  const paths = [...keyed, ...unset, ...replace.map(({ field }) => field)]
  return new Set(paths.map((path) => path.split('.', 1)[0] ?? path))
}
