import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { own } from '../diff/json.ts'
import { PARENT_EX_ID } from './mapColumns.ts'

/** Without its licence window as the file has it, a title would be shown longer than it may be. */
const LICENCE = ['lws', 'lwe', 'lwe_prd']

/**
 * Whether a cell that cannot be taken costs its row: what finds and places the title, what it is called, its licence
 * window, its products, and whatever its type requires. Any other such cell is left out and told.
 */
export function costsRow({ schema, list, relations }: Pick<TypeDocument, 'schema' | 'list' | 'relations'>) {
  const required = own(schema, 'required')
  const names = list.columns.filter(({ kind }) => kind === 'title').map(({ field }) => field)
  const costly = new Set<unknown>([
    ...['id', 'ex_id', 'lon', 'prd'],
    ...names,
    ...LICENCE,
    ...(relations?.parent ? [relations.parent.field, PARENT_EX_ID.split('.')[0]] : []),
    ...(Array.isArray(required) ? (required as unknown[]) : []),
  ])
  return (path: string): boolean => costly.has(path.split('.')[0])
}
