import { sql, type Kysely } from 'kysely'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'

/** A channel as far as the number of another concerns it. */
export type NumberHolder = { id: string; lon: LocalizedText[]; prd: string[] }

/** A live document of the kind that has the number in one of the products, on either side, other than `except`. */
export async function readNumberHolder(
  db: Kysely<Tables>,
  urn: string,
  number: number,
  { products, except }: { products: readonly string[]; except: string | undefined },
): Promise<NumberHolder | undefined> {
  const own = except !== undefined && isUuid(except) ? sql`s.id <> ${except}::uuid` : sql`true`
  const { rows } = await sql<{ id: string; prd: string[]; list_row: { lon?: LocalizedText[] } }>`
    SELECT s.id, s.prd, s.list_row FROM side s
    WHERE s.urn = ${urn} AND s.number = ${number} AND s.prd && ${[...products]}::text[] AND ${own}
      AND s.st IN ('draft', 'pending', 'pre-draft', 'published')
    ORDER BY s.id LIMIT 1`.execute(db)
  const [holder] = rows
  return holder && { id: holder.id, prd: holder.prd, lon: holder.list_row.lon ?? [] }
}
