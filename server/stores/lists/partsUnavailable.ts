import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Reader } from '../documents/sender.ts'
import { partsUnavailableSql } from './flagSql.ts'

/**
 * Of one page of version keys, those of what names something that viewers of the reader's product cannot have at `now`
 * (epoch ms): one statement for the page, as the filter of the same name asks.
 */
export async function keysWithPartsUnavailable(
  db: Kysely<Tables>,
  { product }: Reader,
  keys: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const condition = partsUnavailableSql({ now: new Date(now).toISOString(), product })
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM side WHERE key = ANY (${[...keys]}::uuid[]) AND ${condition}`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
