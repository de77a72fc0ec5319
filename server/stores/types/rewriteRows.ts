import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Payload } from '../documents/documentFacts.ts'
import { catalogKind } from '../documents/documentKind.ts'
import { sideRow } from '../documents/sideRow.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { LivePayload } from './livePayloads.ts'

/**
 * Writes what a changed type document feeds into the list rows of stored documents: columns, filters, missing names and
 * pictures. A row that was saved since its payload was read is left as it was saved.
 */
export async function rewriteRows(
  db: Kysely<Tables>,
  type: TypeDocument,
  payloads: readonly LivePayload[],
): Promise<void> {
  const kind = catalogKind(type)
  const rows = payloads.map(({ id, slot, key, updated, payload }) => {
    const meta = { id, slot, key, st: 'draft', isPrimary: true, changed: false } as const
    const row = sideRow(kind, JSON.parse(payload) as Payload, {
      ...meta,
      created: updated,
      updated,
      updatedBy: '',
      exId: null,
    })
    const { released, number, facets, missing_lang, missing_image, list_row } = row
    return { id, slot, key, updated, released, number, facets, missing_lang, missing_image, list_row }
  })
  // Held, so that a save which is under way is waited for, and what it has written is compared.
  await sql`
    WITH standing AS MATERIALIZED (
      SELECT key, updated FROM version WHERE key = ANY (${rows.map(({ key }) => key)}::uuid[]) ORDER BY id, key FOR SHARE)
    UPDATE side s SET released = r.released, number = r.number, facets = r.facets, missing_lang = r.missing_lang,
      missing_image = r.missing_image, list_row = r.list_row
    FROM jsonb_populate_recordset(NULL::side, ${JSON.stringify(rows)}::jsonb) r JOIN standing v ON v.key = r.key
    WHERE s.id = r.id AND s.slot = r.slot AND s.key = r.key AND v.updated = r.updated`.execute(db)
}
