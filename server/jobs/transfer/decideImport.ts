import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { verbOf } from '#contract/rules/actions/verbOf.ts'
import { whyNotRewritten } from '#contract/rules/actions/whyNotRewritten.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { hideForeign, visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { inherited } from '#contract/rules/relations/newChild.ts'
import { applyRow } from '#contract/rules/transfer/applyRow.ts'
import { cellProblem } from '#contract/rules/transfer/cellProblem.ts'
import type { LeftCell } from '#contract/schemas/bulk.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { noParent, standsBelowItself } from '../../decisions/parentFacts.ts'
import { nextText } from '../../decisions/nextText.ts'
import { refuseInvalid } from '../../decisions/refuseInvalid.ts'
import { refuseVerb } from '../../decisions/refuseVerb.ts'
import { productsOf, stateOf, type DocumentFacts, type Payload } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { Change, ManyChange } from '../../stores/documentStore.ts'
import { planVerb } from '../../stores/documents/planVerb.ts'
import type { ImportPlan } from './importPlan.ts'
import { sift, withoutFaults } from './oddCells.ts'
import type { FoundRow } from './resolveRows.ts'

/** What a row does: nothing where its title is as it says already. `left` are the cells that were left out. */
export type DecidedRow = { row: FoundRow; change: ManyChange | undefined; left: readonly LeftCell[] }

/**
 * What a row does to its title, by the very rules of a save. An odd cell is left out where the title can do without
 * it. Throws the refusal. It is pure and may be asked again.
 */
export async function decideImport(
  plan: ImportPlan,
  found: FoundRow,
  facts: DocumentFacts | undefined,
): Promise<DecidedRow> {
  const decided = (row: FoundRow) => (facts ? changed(plan, row, facts) : made(plan, row))
  const { row, left } = sift(plan, found)
  try {
    return { row, change: await decided(row), left }
  } catch (error) {
    const rest = withoutFaults(plan, row, error)
    return { row: rest.row, change: await decided(rest.row), left: [...left, ...rest.left] }
  }
}

async function made(plan: ImportPlan, row: FoundRow): Promise<Change> {
  refuseStrange(plan, row, undefined)
  const { caller, type, publish, services, nameable } = plan
  const body = bodyOf(plan, row)
  const product = caller.product
  const prd = [...new Set([...productsOf(body), ...(product === undefined ? [] : [product])])]
  if (prd.length === 0) throw new DomainError('productMissing')
  const decided = verbOf(publish ? 'published' : 'draft', undefined)
  if ('refusal' in decided) throw new DomainError(decided.refusal)
  await refuseVerb(caller, catalogKind(type), decided.verb, undefined, { changes: true, confirmed: [] })
  const text = await nextText({ ...caller, services }, type, { ...body, prd }, undefined, namingOf(nameable))
  const payload = text?.payload ?? {}
  await refuseInvalid({ ...caller, services }, type, payload, publish ? 'publish' : 'shape')
  refuseNameless(type, payload)
  return {
    verb: decided.verb,
    next: { payload, schema: type.schemaVersion, sound: true },
    action: 'importContent',
    exId: textOf(payload.ex_id),
    provider: textOf(payload.pn),
  }
}

/**
 * A parent that is new must be one. A title that is there gets no other where chains of parents may come back to its
 * type, as by a bulk change: rows of one slice do not see each other.
 */
function refuseStrange({ type, services }: ImportPlan, { row, strangeParent }: FoundRow, stored: Payload | undefined) {
  const field = type.relations?.parent?.field
  const wanted = field === undefined ? undefined : row.set[field]
  if (field === undefined || typeof wanted !== 'string' || wanted === stored?.[field]) return
  if (wanted === strangeParent) throw new DomainError('invalid', { fields: [noParent(`/${field}`)] })
  if (stored && standsBelowItself(services, type)) throw new DomainError('parentRing', { field: `/${field}` })
}

/** A person may start a draft without a name and fill it in; a file of nameless titles leaves drafts that nobody finds. */
function refuseNameless({ list }: TypeDocument, payload: Payload): void {
  const field = list.columns.find(({ kind }) => kind === 'title')?.field ?? 'lon'
  const names = payload[field]
  const isNamed = typeof names === 'string' ? names.trim() !== '' : Array.isArray(names) && names.length > 0
  if (!isNamed) throw new DomainError('invalid', { fields: [{ field: `/${field}`, ...cellProblem('noName').problem }] })
}

const namingOf = (products: readonly string[]) => ({ formVersion: undefined, products })

/** The fields of a new title: what it takes over from its parent first, over it what the row says. */
function bodyOf({ type, columnOf, yearFrom }: ImportPlan, { row, parent }: FoundRow): Payload {
  const body = applyRow(columnOf, parent ? inherited(type, parent) : {}, row.set)
  const year = yearFrom === undefined ? undefined : /^\d{4}/.exec(String(body[yearFrom] ?? ''))?.[0]
  return {
    ...body,
    ...(year !== undefined && body.yr === undefined && { yr: Number(year) }),
    ...(row.exId !== undefined && row.exId !== '' && { ex_id: row.exId }),
  }
}

async function changed(plan: ImportPlan, found: FoundRow, facts: DocumentFacts): Promise<ManyChange | undefined> {
  const { caller, type, publish, services } = plan
  if (facts.state === 'deleted' && !publish) return broughtBack(plan, found, facts)
  const why = whyNotRewritten(stateOf(facts))
  if (why === 'notLive') throw new DomainError(why)
  const edited = facts.draft ?? facts.published
  const stored = edited?.payload ?? {}
  refuseStrange(plan, found, stored)
  const text = await rewrittenText(plan, found, stored)
  const changes = text !== undefined && !sameJson(text.payload, stored)
  if (!changes && !(publish && facts.draft)) return undefined
  if (why) throw new DomainError(why)
  const decided = verbOf(publish ? 'published' : 'draft', stateOf(facts))
  if ('refusal' in decided) throw new DomainError(decided.refusal)
  await refuseVerb(caller, catalogKind(type), decided.verb, facts, { changes, confirmed: [] })
  const payload = text?.payload ?? stored
  await refuseInvalid({ ...caller, services }, type, payload, publish ? 'publish' : 'shape')
  return {
    verb: decided.verb,
    ...(changes && { next: { payload, schema: type.schemaVersion, sound: true } }),
    action: 'importContent',
  }
}

/** A deleted title that a file has again is a draft again, as the file has it: an import that was undone is done anew. */
async function broughtBack(plan: ImportPlan, found: FoundRow, facts: DocumentFacts): Promise<ManyChange> {
  const { caller, type, services } = plan
  await refuseVerb(caller, catalogKind(type), 'restoreContent', facts, { changes: false, confirmed: [] })
  const verbs = planVerb('restoreContent', facts, undefined, '')
  const stored = verbs.draft?.payload ?? {}
  refuseStrange(plan, found, stored)
  const text = await rewrittenText(plan, found, stored)
  const payload = text?.payload ?? stored
  await refuseInvalid({ ...caller, services }, type, payload, 'shape')
  const draft = verbs.draft && { ...verbs.draft, payload, schema: type.schemaVersion }
  return { verb: 'restoreContent', verbs: { ...verbs, draft, subject: draft }, action: 'importContent' }
}

/** A title's text as its row rewrites it; what the person does not see of it stays. */
function rewrittenText({ caller, type, services, columnOf, nameable }: ImportPlan, { row }: FoundRow, stored: Payload) {
  const shown = hideForeign(stored, visibleProducts(caller.actor))
  const sent = applyRow(columnOf, shown, row.set)
  return nextText({ ...caller, services }, type, sent, stored, namingOf(nameable))
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
