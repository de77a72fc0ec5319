import { sql, type Kysely } from 'kysely'
import type { NotePlace } from '#contract/schemas/review.ts'
import { NOTES_PER_DOCUMENT, NOTES_PER_LINK } from '#contract/values/review.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Tables } from '../../db/tables.ts'

/** A note or reply as it is stored. */
export type StoredNote = {
  id: string
  urn: string
  doc: string
  place: NotePlace['kind']
  at: string | null
  parent: string | null
  text: string
  uid: string
  name: string
  link: string | null
  ct: string
  resolved_at: string | null
  resolved_name: string | null
  resolved_how: 'publish' | 'person' | null
}

export type NewNote = Omit<StoredNote, 'resolved_at' | 'resolved_name' | 'resolved_how'>
/** Who is told of it, and by whom. */
type NoteNews = { uid: string; name: string; prd: readonly string[]; at: string }

const columns = sql`id, urn, doc, place, at, parent, text, uid, name, link, ct, resolved_at, resolved_name, resolved_how`

/** All of a document, the oldest first; through a link, its own with all that replies to them. */
export async function listNotes(
  db: Kysely<Tables>,
  { urn, doc, link }: { urn: string; doc: string; link?: string },
): Promise<StoredNote[]> {
  const own =
    link === undefined
      ? sql``
      : sql`AND coalesce(parent, id) IN (SELECT id FROM review_note WHERE link = ${link}::uuid AND parent IS NULL
          AND urn = ${urn} AND doc = ${doc})`
  const { rows } = await sql<StoredNote>`SELECT ${columns} FROM review_note
    WHERE urn = ${urn} AND doc = ${doc} ${own} ORDER BY ct, id LIMIT ${NOTES_PER_DOCUMENT}`.execute(db)
  return rows
}

/** One note with its replies. */
export async function readThread(db: Kysely<Tables>, id: string, urn: string): Promise<StoredNote[]> {
  const { rows } = await sql<StoredNote>`SELECT ${columns} FROM review_note
    WHERE urn = ${urn} AND (id = ${id}::uuid OR parent = ${id}::uuid) ORDER BY ct, id`.execute(db)
  return rows
}

export async function readNote(db: Kysely<Tables>, id: string, urn: string): Promise<StoredNote | undefined> {
  const { rows } = await sql<StoredNote>`SELECT ${columns} FROM review_note
    WHERE id = ${id}::uuid AND urn = ${urn}`.execute(db)
  return rows[0]
}

/** Puts a note in and tells of it; no document, and no link, has more than so many. */
export async function insertNote(db: Kysely<Tables>, note: NewNote, news: NoteNews): Promise<void> {
  const { id, urn, doc, place, at, parent, text, uid, name, link, ct } = note
  const { rows } = await sql`
    WITH made AS (
      INSERT INTO review_note (id, urn, doc, place, at, parent, text, uid, name, link, ct)
      SELECT ${id}::uuid, ${urn}, ${doc}, ${place}, ${at}::text, ${parent}::uuid, ${text}, ${uid}, ${name},
        ${link}::uuid, ${ct}::timestamptz
      WHERE ${NOTES_PER_DOCUMENT} > (SELECT count(*) FROM review_note WHERE urn = ${urn} AND doc = ${doc})
        AND ${NOTES_PER_LINK} > (SELECT count(*) FROM review_note
          WHERE urn = ${urn} AND doc = ${doc} AND link = ${link}::uuid)
      RETURNING urn, doc),
    ${told(news, 'note')}
    SELECT doc FROM made`.execute(db)
  if (rows.length === 0)
    throw new DomainError('tooLarge', { description: 'There are too many notes here. Resolve or delete some first.' })
}

/** Resolves a note or opens it again, and tells of it. */
export async function setResolved(db: Kysely<Tables>, id: string, isResolved: boolean, news: NoteNews): Promise<void> {
  const [at, name, how] = isResolved ? [news.at, news.name, 'person'] : [null, null, null]
  await sql`
    WITH made AS (
      UPDATE review_note SET resolved_at = ${at}::timestamptz, resolved_name = ${name}::text,
        resolved_how = ${how}::text
      WHERE id = ${id}::uuid AND parent IS NULL AND (resolved_at IS NULL) = ${isResolved}::boolean
      RETURNING urn, doc),
    ${told(news, isResolved ? 'resolved' : 'reopened')}
    SELECT doc FROM made`.execute(db)
}

/** Takes a note away; one that others have replied to stays without its text. */
export async function removeNote(db: Kysely<Tables>, id: string, news: NoteNews): Promise<void> {
  await sql`
    WITH replied AS (SELECT count(*) AS many FROM review_note WHERE parent = ${id}::uuid),
    gone AS (
      DELETE FROM review_note USING replied WHERE id = ${id}::uuid AND many = 0 RETURNING urn, doc),
    emptied AS (
      UPDATE review_note SET text = '' FROM replied WHERE id = ${id}::uuid AND many > 0 RETURNING urn, doc),
    made AS (SELECT * FROM gone UNION ALL SELECT * FROM emptied),
    ${told(news, 'gone')}
    SELECT doc FROM made`.execute(db)
}

function told({ uid, name, prd, at }: NoteNews, change: string) {
  return sql`told AS (
      INSERT INTO event (topic, urn, id, uid, name, prd, data, at)
      SELECT 'review', urn, doc, ${uid}, ${name}, ${[...prd]}::text[], jsonb_build_object('change', ${change}::text),
        ${at}::timestamptz FROM made)`
}
