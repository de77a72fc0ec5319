import { sql, type Kysely } from 'kysely'
import { searchText } from '#contract/rules/searchText.ts'
import type { Tables } from '../../db/tables.ts'
import type { DocumentKind } from '../documents/documentKind.ts'

/** Sides that a name is taken by: also of what waits for approval, but not of what was put away. */
const LIVE = ['published', 'draft', 'pending', 'pre-draft']

/** Whether another document of a kind has a name in one of these products, whoever may see it; letter case aside. */
export async function isNameTaken(
  kysely: Kysely<Tables>,
  { urn }: DocumentKind,
  name: string,
  { products, except }: { products: readonly string[]; except: string | undefined },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM side s WHERE s.urn = ${urn} AND s.sort_name = ${searchText(name).slice(0, 200)}
      AND s.prd && ${[...products]}::text[] AND s.st = ANY (${LIVE}::text[])
      AND s.id::text IS DISTINCT FROM ${except ?? null} LIMIT 1`.execute(kysely)
  return rows.length > 0
}
