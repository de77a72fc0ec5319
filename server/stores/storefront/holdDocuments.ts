import { sql, type Kysely } from 'kysely'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { STORE_KINDS } from './storeKinds.ts'

const URNS = STORE_KINDS.map(({ urn }) => urn)

/** Pages and containers that the caller may see, by whether they are there, or deleted. */
export type HeldDocuments = { standing: ReadonlySet<string>; gone: ReadonlySet<string> }

/**
 * Takes the rows of pages and containers until the transaction ends, so that none is deleted beside a save that shows it,
 * nor shown beside its deletion: whoever comes second sees what the first has done. In the order of ids, so that nobody
 * waits for each other. Whatever else the ids name is in neither of both answers, and so is what belongs to products
 * that the caller has not: nobody is told of it, or keeps its owners from deleting it.
 */
export async function holdDocuments(
  kysely: Kysely<Tables>,
  reader: Reader,
  ids: readonly string[],
): Promise<HeldDocuments> {
  const known = [...new Set(ids.filter(isUuid))]
  if (known.length === 0) return { standing: new Set(), gone: new Set() }
  const products = scopeOf(reader)
  const inScope =
    products === 'all'
      ? sql``
      : sql`AND EXISTS (SELECT FROM side s WHERE s.id = d.id AND s.prd && ${[...products]}::text[])`
  const { rows } = await sql<{ id: string; state: string }>`
    SELECT d.id, d.state FROM document d
    WHERE d.id = ANY (${known}::uuid[]) AND d.urn = ANY (${URNS}::text[]) ${inScope}
    ORDER BY d.id FOR NO KEY UPDATE`.execute(kysely)
  const isGone = ({ state }: { state: string }) => state === 'deleted' || state === 'purged'
  const [gone, standing] = [rows.filter(isGone), rows.filter((row) => !isGone(row))]
  return { standing: new Set(standing.map(({ id }) => id)), gone: new Set(gone.map(({ id }) => id)) }
}

/**
 * Whether a live side of another page or container shows or names a document, whoever may see it: of the document's
 * products, since to those of others it shows nothing.
 */
export async function isShownSomewhere(kysely: Kysely<Tables>, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const { rows } = await sql`
    SELECT FROM side s
    WHERE s.refs @> ARRAY[${id.toLowerCase()}::text] AND s.refs <> '{}' AND s.urn = ANY (${URNS}::text[])
      AND s.id <> ${id}::uuid AND s.st IN ('published', 'draft', 'pending', 'pre-draft')
      AND EXISTS (SELECT FROM side own WHERE own.id = ${id}::uuid AND own.prd && s.prd)
    LIMIT 1`.execute(kysely)
  return rows.length > 0
}
