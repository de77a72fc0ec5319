import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { giveNumber, moveTo, nextNumber, type NumberChange } from '#contract/rules/relations/siblingOrder.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { indexBeside } from '#kit/parts/dragging/indexBeside.ts'
import { allChildren, asNumbered, EVERY_LIVE, type MoveCalls, type Placing } from './saveMoves.ts'

/** Where a title of the tree may go, by pointer, keys, picking up or dialog. */
export type TreePlace =
  /** One place up or down among its siblings of the same type. */
  | { kind: 'step'; by: -1 | 1 }
  /** To the place of another sibling: before or behind it. */
  | { kind: 'beside'; other: string; after: boolean }
  | { kind: 'number'; number: number }
  /** Below another parent, with a number there or the next one. */
  | { kind: 'parent'; parent: string; number?: number | undefined }

export type Move = TreePlace & { row: TreeRow }

/** The saves behind a move. The siblings are read anew, since a tree on screen may be minutes old. */
export async function planMove(
  calls: Pick<MoveCalls, 'getManyReference'>,
  type: Pick<TypeSummary, 'type' | 'narrow' | 'relations'>,
  move: Move,
): Promise<Placing[]> {
  const field = type.relations?.parent?.field
  const { number: numberField } = type.narrow
  const { row } = move
  if (field === undefined) return []
  const home = move.kind === 'parent' ? move.parent : String(row[field] ?? '')
  const found = await allChildren(calls, home, type)
  const siblings = found.some(({ id }) => id === row.id) ? found : [...found, { ...row, order: undefined }]
  const rows = new Map(siblings.map((one) => [one.id, one]))
  const placings = (changes: readonly NumberChange[]) =>
    numberField === undefined
      ? []
      : changes.flatMap(({ id, to }): Placing[] => {
          const child = rows.get(id)
          return child ? [{ row: child, fields: { [numberField]: to } }] : []
        })
  if (move.kind !== 'parent') return placings(numbersOf(move, siblings))
  const number = move.number ?? nextNumber(asNumbered(found))
  const others = placings(giveNumber(asNumbered(siblings), row.id, number)).filter((one) => one.row.id !== row.id)
  const fields = { [field]: move.parent, ...(numberField === undefined ? {} : { [numberField]: number }) }
  return [{ row, fields }, ...others]
}

/** The children of one parent in a new order. */
type WholeOrder = { parent: string; keys: string[] }

/**
 * The order that placings make, where they are new numbers below one parent that leave the children numbered from 1
 * without gaps: then one job does the same as all the saves.
 */
export async function wholeOrder(
  calls: Pick<MoveCalls, 'getManyReference'>,
  type: Pick<TypeSummary, 'type' | 'narrow' | 'relations'>,
  placings: readonly Placing[],
): Promise<WholeOrder | undefined> {
  const { number } = type.narrow
  const parent = placings[0]?.row[type.relations?.parent?.field ?? '']
  if (number === undefined || typeof parent !== 'string') return undefined
  if (placings.some(({ fields }) => Object.keys(fields).join() !== number)) return undefined
  const given = new Map(placings.map(({ row, fields }) => [row.id, fields[number]]))
  const after = (await allChildren(calls, parent, type, { st: EVERY_LIVE })).map(({ id, order }) => ({
    id,
    at: given.get(id) ?? order,
  }))
  const keys: string[] = []
  for (const { id, at } of after) if (typeof at === 'number' && at >= 1 && at <= after.length) keys[at - 1] = id
  // Two with one number leave a hole somewhere else.
  return after.every((_one, at) => keys[at] !== undefined) ? { parent, keys } : undefined
}

function numbersOf(
  move: Exclude<TreePlace, { kind: 'parent' }> & Pick<Move, 'row'>,
  rows: readonly TreeRow[],
): NumberChange[] {
  const siblings = asNumbered(rows)
  const { id } = move.row
  if (move.kind === 'number') return giveNumber(siblings, id, move.number)
  const from = siblings.findIndex((one) => one.id === id)
  if (move.kind === 'step') return moveTo(siblings, id, from + move.by)
  const beside = siblings.findIndex((one) => one.id === move.other)
  if (beside === -1) return []
  return moveTo(siblings, id, indexBeside(from, beside, move.after))
}
