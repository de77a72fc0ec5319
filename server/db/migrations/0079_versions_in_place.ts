import { sql, type Kysely } from 'kysely'

/**
 * A version whose status changes stays in its place. Two indexes said that no two versions of a document are live on one
 * side, and had it entered into all indexes anew: that a document names one draft and one published version says it
 * already, and each write changes the document's row first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = ['DROP INDEX version_one_draft', 'DROP INDEX version_one_published']
