import { sql, type Kysely } from 'kysely'

/**
 * Which documents use which stored image, so that a purge erases the bytes that nobody else uses. What stands in which
 * slot is part of the version's payload (`ia_meta`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE image_use (
    hash text COLLATE "C" NOT NULL,
    id uuid NOT NULL,
    ext text COLLATE "C" NOT NULL,
    PRIMARY KEY (hash, id)
  )`.execute(db)
  await sql`CREATE INDEX image_use_of_document ON image_use (id)`.execute(db)
}
