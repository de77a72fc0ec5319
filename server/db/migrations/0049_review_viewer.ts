import { sql, type Kysely } from 'kysely'

/** Links to a storefront may show it as one viewer has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE review_link ADD COLUMN viewer jsonb`.execute(db)
}
