import { sql, type Kysely } from 'kysely'

/** A revision of captions, and the words of each title's captions, by which they are found over all titles. */
const statements = [
  `ALTER TABLE caption_track ADD COLUMN rev integer NOT NULL DEFAULT 1`,
  `ALTER TABLE caption_track ADD COLUMN words tsvector NOT NULL DEFAULT ''::tsvector`,
  `UPDATE caption_track SET words = array_to_tsvector(ARRAY(
    SELECT DISTINCT left(word, 60) FROM regexp_split_to_table(
      lower(jsonb_path_query_array(captions, '$[*].text')::text), '[[:space:][:punct:]]+') AS word
    WHERE word <> '' LIMIT 20000))`,
  `CREATE INDEX caption_track_words ON caption_track USING gin (words)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
