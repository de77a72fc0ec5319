import type { TypeDocument } from './typeDocument.ts'

/** Payload fields that the list row of every type carries; a type adds its own (`narrow.row`). */
const EVERY_ROW = [
  'lon',
  'prd',
  'ia',
  'lws',
  'lwe',
  'ed_dt',
  'lwe_prd',
  'ed_dt_prd',
  'vce',
  'ex_id',
  'chty',
  'prt_ic',
  'marker',
]

type Rowed = {
  narrow: Pick<TypeDocument['narrow'], 'row' | 'number'>
  relations?: TypeDocument['relations']
}

/**
 * The payload fields that a list row of the type carries (calls.md section 0, info=row): the server writes them, and
 * whatever of them is a plain value may be a column.
 */
export function rowFields({ narrow, relations }: Rowed): string[] {
  // A row knows its place in the tree, whatever else its type wants to show.
  const place = [relations?.parent?.field, narrow.number].filter((field) => field !== undefined)
  return [...new Set([...EVERY_ROW, ...place, ...narrow.row])]
}
