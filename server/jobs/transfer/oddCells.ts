import type { LeftCell } from '#contract/schemas/bulk.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { ImportPlan } from './importPlan.ts'
import type { FoundRow } from './resolveRows.ts'

/** A row without its odd cells, and what was wrong with each of them. */
type Sifted = { row: FoundRow; left: readonly LeftCell[] }

/** Takes out what cannot be read and need not be there; throws where that is what the row cannot do without. */
export function sift({ costsRow }: ImportPlan, row: FoundRow): Sifted {
  const { problems } = row
  if (problems.some(({ field }) => costsRow(pathOf(field))))
    throw new DomainError('invalid', { fields: problems.map(({ column: _column, ...said }) => said) })
  return { row, left: problems }
}

/**
 * The row without the cells by which it breaks rules of its fields. Throws the refusal again where anything else is
 * at fault, or a cell that the row cannot do without.
 */
export function withoutFaults(plan: ImportPlan, row: FoundRow, refusal: unknown): Sifted {
  const faults = refusal instanceof DomainError && refusal.code === 'invalid' ? (refusal.details.fields ?? []) : []
  const set = { ...row.row.set }
  const left: LeftCell[] = []
  for (const fault of faults) {
    const cells = cellsOf(plan, row, fault.field)
    if (cells.length === 0 || cells.some(({ path }) => plan.costsRow(path))) throw refusal
    for (const { path, header } of cells) {
      delete set[path]
      left.push({ ...fault, column: header })
    }
  }
  if (left.length === 0) throw refusal
  return { row: { ...row, row: { ...row.row, set } }, left }
}

/** The cells of a row that make up the field at fault. */
function cellsOf({ columns }: ImportPlan, { row }: FoundRow, field: string) {
  const name = pathOf(field)
  return columns.filter(({ path }) => Object.hasOwn(row.set, path) && path.split('.')[0] === name)
}

/** The property at the top of the record that a JSON pointer leads to. */
function pathOf(pointer: string): string {
  return (pointer.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~')
}
