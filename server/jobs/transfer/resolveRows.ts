import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { own } from '#contract/rules/diff/json.ts'
import { cellProblem } from '#contract/rules/transfer/cellProblem.ts'
import { readRow, type ReadRow } from '#contract/rules/transfer/readRow.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isParent, parentKinds, widestReader } from '../../decisions/parentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { ALL } from '../../stores/documents/totals.ts'
import type { ImportPlan } from './importPlan.ts'

/** A row with the title that it means and the parent that it names. */
export type FoundRow = ReadRow & {
  nth: number
  /** Document id; undefined where the row makes a title. */
  doc: string | undefined
  parent: Record<string, unknown> | undefined
  /** Named as the parent by its id, and nothing that may stand above the title. */
  strangeParent?: unknown
}

/** What is said of a row whose title is out of sight: an id is not found, an external id is somebody else's. */
export function hiddenTitle({ row }: FoundRow): DomainError {
  if (row.id !== undefined) return new DomainError('notFound')
  return new DomainError('exIdTaken', { fields: [{ field: '/ex_id', ...cellProblem('otherProduct').problem }] })
}

type StoredRow = { nth: number; values: Readonly<Record<string, unknown>> }

/**
 * Finds what the rows of a slice mean: a title by its id, else by its external id and provider; a parent by the
 * external id that it bears. What is named and not there is the row's problem.
 */
export async function resolveRows(plan: ImportPlan, rows: readonly StoredRow[]): Promise<FoundRow[]> {
  const { type, columns } = plan
  const read = rows.map(({ nth, values }) => ({ nth, ...readRow(type, columns, (header) => own(values, header)) }))
  const [titles, parents, strange] = await Promise.all([
    titlesOf(plan, read),
    parentsOf(plan, read),
    strangeParents(plan, read),
  ])
  return read.map((one) => {
    const { row } = one
    const doc = row.id ?? (row.exId === undefined ? undefined : titles.get(nameOf(row.exId, providerOf(row))))
    const strangeParent = strange(row)
    return withParent(type, { ...one, doc, parent: undefined, strangeParent }, parents)
  })
}

const providerOf = ({ set }: ReadRow['row']) => (typeof set.pn === 'string' ? set.pn : undefined)
const nameOf = (exId: string, provider: string | undefined) => JSON.stringify([exId, provider ?? null])

/** By external id with each provider that a row may mean: its own, or whatever it is where the row says none. */
async function titlesOf(
  { type, services, caller }: ImportPlan,
  rows: readonly ReadRow[],
): Promise<Map<string, string>> {
  const wanted = rows.flatMap(({ row }) => (row.id === undefined && row.exId ? [row.exId] : []))
  const found = new Map<string, string>()
  if (wanted.length === 0) return found
  const kind = catalogKind(type)
  const known = await services.documents.byExIds([kind], wanted)
  // What its person may see in no product of theirs is no title to them: the row makes one of its own.
  const everywhere = widestReader(caller.actor)
  const theirs = await services.documents.productsOf(
    everywhere,
    kind,
    known.map(({ id }) => id),
  )
  const named = known.filter(({ id }) => theirs.has(id))
  const exIds = named.map(({ exId }) => exId)
  const shared = named.filter(({ exId }) => exIds.indexOf(exId) !== exIds.lastIndexOf(exId))
  // Where several bear an id, a row without a provider means one that its sender sees.
  const seen = await services.documents.factsOf(
    caller,
    kind,
    shared.map(({ id }) => id),
  )
  for (const { id, exId, provider } of named) {
    found.set(nameOf(exId, provider), id)
    const any = nameOf(exId, undefined)
    if (!found.has(any) || (seen.has(id) && !seen.has(found.get(any) ?? ''))) found.set(any, id)
  }
  return found
}

type Parents = ReadonlyMap<string, Record<string, unknown>>

async function parentsOf({ type, services, caller }: ImportPlan, rows: readonly ReadRow[]): Promise<Parents> {
  const wanted = [...new Set(rows.flatMap(({ row }) => (row.parentExId ? [row.parentExId] : [])))]
  const kinds = parentKinds(services, type)
  if (wanted.length === 0 || kinds.length === 0) return new Map()
  const named = await services.documents.byExIds(kinds, wanted)
  const records = await services.documents.readByKeys(
    caller,
    kinds,
    named.map(({ id }) => id),
  )
  const byId = new Map(
    records
      .map(({ id, json }) => [id, JSON.parse(json) as Record<string, unknown>] as const)
      .filter(([, { st }]) => st !== 'deleted' && st !== 'purged'),
  )
  return new Map(named.flatMap(({ exId, id }) => (byId.has(id) ? [[exId, byId.get(id) ?? {}]] : [])))
}

/** Parents that rows name by their ids, checked as a save checks them. */
async function strangeParents({ type, services, caller }: ImportPlan, rows: readonly ReadRow[]) {
  const field = type.relations?.parent?.field
  const namedBy = ({ set }: ReadRow['row']) => (field !== undefined && typeof set[field] === 'string' ? set[field] : '')
  const wanted = [...new Set(rows.map(({ row }) => namedBy(row)).filter((id) => id !== ''))]
  const found =
    wanted.length === 0
      ? []
      : await services.lists.rowsOf(widestReader(caller.actor), parentKinds(services, type), wanted, ALL)
  const known = new Set(found.filter((row) => isParent(row, row.id)).map(({ id }) => id))
  return (row: ReadRow['row']) => (known.has(namedBy(row)) || namedBy(row) === '' ? undefined : namedBy(row))
}

function withParent(type: TypeDocument, found: FoundRow, parents: Parents): FoundRow {
  const { parentExId } = found.row
  const relation = type.relations?.parent
  if (parentExId === undefined || !relation) return found
  const parent = parents.get(parentExId)
  if (!parent) {
    const { problem } = cellProblem('noParent', parentExId)
    return { ...found, problems: [...found.problems, { column: '', field: `/${relation.field}`, ...problem }] }
  }
  const row = { ...found.row, set: { ...found.row.set, [relation.field]: parent.id } }
  return { ...found, row, parent }
}
