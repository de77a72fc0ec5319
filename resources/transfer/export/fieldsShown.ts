import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import type { TransferField } from '../fields/transferFields.ts'

/** What the column 'Availability' of a list is told from. */
const AVAILABILITY = ['lws', 'lwe', 'lwe_prd', 'ed_dt', 'ed_dt_prd', 'vce']
/** Every file begins with what names a title, so that its rows find their way back. */
const ALWAYS = ['id', 'ex_id']

/**
 * The columns of a file that say what a list's columns show: texts in every language, the dates behind the
 * availability. What only a screen can show, as who holds the lock, has none.
 */
export function fieldsShown(columns: readonly TypeColumn[], fields: readonly TransferField[]): string[] {
  const below = (name: string) => fields.filter(({ field }) => field === name).map(({ path }) => path)
  const shown = columns.flatMap(({ field, kind }) =>
    kind === 'availability' ? AVAILABILITY.flatMap(below) : below(field.split('.')[0] ?? field),
  )
  return [...new Set([...ALWAYS.flatMap(below), ...shown])]
}
