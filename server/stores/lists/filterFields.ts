import { DERIVED_FIELDS } from '#contract/wire/calls/filter.ts'
import type { KindType } from '../documents/documentKind.ts'

/**
 * How a filter's field is looked up in the narrow row. The list of fields is closed: columns that every row has, what
 * the type document feeds into the row, and what follows from them. No text of a caller ever names a column.
 */
export type FilterField =
  | { by: 'names' }
  | { by: 'text'; column: 'st' | 'chty' | 'ex_id' | 'parent' | 'id' }
  | { by: 'instant'; column: 'created' | 'starts' | 'ends' }
  /** Who saved it last, and when. */
  | { by: 'person' }
  | { by: 'saved' }
  | { by: 'released' }
  | { by: 'number' }
  | { by: 'facet'; field: string }
  | { by: 'flag'; flag: 'expired' | 'unavailable' | 'parts_unavailable' | 'changed' | 'prt_ic' | 'vce' }
  | { by: 'locked' }
  | { by: 'soon' }
  | { by: 'missing'; column: 'missing_image' | 'missing_lang' }
  | { by: 'product' }
  | { by: 'reference' }

const FIELDS: Readonly<Record<string, FilterField>> = {
  term: { by: 'names' },
  lon: { by: 'names' },
  name: { by: 'names' },
  st: { by: 'text', column: 'st' },
  id: { by: 'text', column: 'id' },
  ex_id: { by: 'text', column: 'ex_id' },
  chty: { by: 'text', column: 'chty' },
  uu: { by: 'person' },
  parent: { by: 'text', column: 'parent' },
  refers_to: { by: 'reference' },
  ct: { by: 'instant', column: 'created' },
  ut: { by: 'saved' },
  lws: { by: 'instant', column: 'starts' },
  lwe: { by: 'instant', column: 'ends' },
  ed_dt: { by: 'instant', column: 'ends' },
  expired: { by: 'flag', flag: 'expired' },
  unavailable: { by: 'flag', flag: 'unavailable' },
  parts_unavailable: { by: 'flag', flag: 'parts_unavailable' },
  changed: { by: 'flag', flag: 'changed' },
  locked: { by: 'locked' },
  prt_ic: { by: 'flag', flag: 'prt_ic' },
  vce: { by: 'flag', flag: 'vce' },
  expires_before: { by: 'soon' },
  missing_image: { by: 'missing', column: 'missing_image' },
  missing_lang: { by: 'missing', column: 'missing_lang' },
  product: { by: 'product' },
  prd: { by: 'product' },
}

/** Undefined where the type has no such field to filter by. Derived fields belong to every type. */
export function filterField(type: KindType, field: string): FilterField | undefined {
  if (!(DERIVED_FIELDS as readonly string[]).includes(field)) {
    if (type.narrow.facets.includes(field)) return { by: 'facet', field }
    if (field === type.narrow.released) return { by: 'released' }
    if (field === type.narrow.number) return { by: 'number' }
  }
  return Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined
}
