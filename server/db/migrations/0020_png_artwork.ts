import { sql, type Kysely } from 'kysely'

/**
 * That channel artwork keeps transparency stands in the type document now: channels that were saved in the console
 * before are told so. Done on the text, since the order of fields is what whoever wrote them chose.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ document: { images?: { ext?: string } } }>`
    SELECT document FROM type_document WHERE type = 'channel'`.execute(db)
  for (const { document } of rows) {
    if (!document.images || document.images.ext !== undefined) continue
    document.images.ext = 'png'
    await sql`UPDATE type_document SET document = ${JSON.stringify(document)}::json WHERE type = 'channel'`.execute(db)
  }
}
