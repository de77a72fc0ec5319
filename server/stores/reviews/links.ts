import { sql, type Kysely } from 'kysely'
import type { ReviewLink, ReviewViewer } from '#contract/schemas/review.ts'
import { REVIEW_LINKS } from '#contract/values/review.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Tables } from '../../db/tables.ts'

/** Who makes or ends a link, for the audit. */
export type LinkPerson = { uid: string; username: string; name: string; trace: string; prd: readonly string[] }

type NewLink = Pick<ReviewLink, 'id' | 'guests' | 'notes' | 'viewer' | 'ct' | 'until'> & {
  hash: string
  urn: string
  doc: string
  product: string
}

/** A link that holds, as what asks by its token is answered by it. */
export type OpenLink = {
  id: string
  urn: string
  doc: string
  product: string
  guests: boolean
  notes: boolean
  viewer: ReviewViewer | null
  until: string
}

const columns = sql`id, guests, notes, viewer, name AS by, ct, until, revoked_at AS revoked, opens, opened_at AS opened`

type Row = Omit<ReviewLink, 'viewer' | 'revoked' | 'opened'> & {
  viewer: ReviewViewer | null
  revoked: string | null
  opened: string | null
}

/** The newest first. */
export async function listLinks(db: Kysely<Tables>, urn: string, doc: string): Promise<ReviewLink[]> {
  const { rows } = await sql<Row>`SELECT ${columns} FROM review_link WHERE urn = ${urn} AND doc = ${doc}
    ORDER BY ct DESC, id DESC LIMIT ${REVIEW_LINKS * 2}`.execute(db)
  return rows.map(linkOf)
}

/** Puts a link in, with its line of the audit and its event; no document has more than so many that hold. */
export async function insertLink(db: Kysely<Tables>, link: NewLink, by: LinkPerson): Promise<ReviewLink> {
  const { id, hash, urn, doc, product, guests, notes, viewer = null, ct, until } = link
  const { rows } = await sql<Row>`
    WITH made AS (
      INSERT INTO review_link (id, token_hash, urn, doc, product, uid, name, guests, notes, viewer, ct, until)
      SELECT ${id}::uuid, ${hash}, ${urn}, ${doc}, ${product}, ${by.uid}, ${by.name}, ${guests}::boolean,
        ${notes}::boolean, ${viewer && JSON.stringify(viewer)}::jsonb, ${ct}::timestamptz, ${until}::timestamptz
      WHERE ${REVIEW_LINKS} > (SELECT count(*) FROM review_link
        WHERE urn = ${urn} AND doc = ${doc} AND revoked_at IS NULL AND until > ${ct}::timestamptz)
      RETURNING *),
    ${recorded('shareReview', by, { ct, field: 'after' })}
    SELECT ${columns} FROM made`.execute(db)
  if (!rows[0]) throw new DomainError('tooLarge', { description: `A document has at most ${REVIEW_LINKS} links.` })
  return linkOf(rows[0])
}

/** Ends a link; one that has ended before stays as it is. Undefined where the document has none of that id. */
export async function revokeLink(
  db: Kysely<Tables>,
  asked: { id: string; urn: string; at: string },
  by: LinkPerson,
): Promise<ReviewLink | undefined> {
  const { id, urn, at } = asked
  const { rows } = await sql<Row>`
    WITH made AS (
      UPDATE review_link SET revoked_at = ${at}::timestamptz
      WHERE id = ${id}::uuid AND urn = ${urn} AND revoked_at IS NULL RETURNING *),
    ${recorded('revokeReview', by, { ct: at, field: 'before' })}
    SELECT ${columns} FROM made
    UNION ALL SELECT ${columns} FROM review_link
      WHERE id = ${id}::uuid AND urn = ${urn} AND revoked_at IS NOT NULL`.execute(db)
  return rows[0] && linkOf(rows[0])
}

/** The document of a link, for whoever asks whether it may be seen. */
export async function documentOfLink(db: Kysely<Tables>, id: string, urn: string): Promise<string | undefined> {
  const { rows } = await sql<{ doc: string }>`SELECT doc FROM review_link
    WHERE id = ${id}::uuid AND urn = ${urn}`.execute(db)
  return rows[0]?.doc
}

/** Another token for a link that holds: what was told before opens nothing any more. */
export async function renewToken(db: Kysely<Tables>, id: string, hash: string): Promise<void> {
  await sql`UPDATE review_link SET token_hash = ${hash} WHERE id = ${id}::uuid`.execute(db)
}

/** The link of a token, where it holds. */
export async function findLink(db: Kysely<Tables>, hash: string, now: string): Promise<OpenLink | undefined> {
  const { rows } = await sql<OpenLink>`SELECT id, urn, doc, product, guests, notes, viewer, until FROM review_link
    WHERE token_hash = ${hash} AND revoked_at IS NULL AND until > ${now}::timestamptz`.execute(db)
  return rows[0]
}

export async function countOpening(db: Kysely<Tables>, id: string, now: string): Promise<void> {
  await sql`UPDATE review_link SET opens = opens + 1, opened_at = ${now}::timestamptz
    WHERE id = ${id}::uuid`.execute(db)
}

/** Audit and event of what `made` holds: whoever looks at the document's links reads them anew. */
function recorded(verb: string, by: LinkPerson, { ct, field }: { ct: string; field: 'before' | 'after' }) {
  const { uid, username, name, trace, prd } = by
  return sql`audited AS (
      INSERT INTO audit (urn, id, verb, uid, username, name, trace, change, prd, at)
      SELECT urn, doc, ${verb}, ${uid}, ${username}, ${name}, ${trace},
        jsonb_build_array(jsonb_build_object('field', '/review', ${field}::text, until)), ${[...prd]}::text[],
        ${ct}::timestamptz FROM made),
    told AS (
      INSERT INTO event (topic, urn, id, uid, name, prd, data, at)
      SELECT 'review', urn, doc, ${uid}, ${name}, ${[...prd]}::text[], '{"change":"links"}'::jsonb,
        ${ct}::timestamptz FROM made)`
}

function linkOf({ viewer, revoked, opened, ...row }: Row): ReviewLink {
  return {
    ...row,
    ...(viewer && { viewer }),
    ...(revoked !== null && { revoked }),
    ...(opened !== null && { opened }),
  }
}
