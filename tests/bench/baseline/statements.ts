/** What a team writes in an afternoon: a statement a call, on tables with an index for each list. */
const PAGE = 25
/** As far as our own totals of lists and of the search go. */
const LIST_BOUND = 10_001
const HITS_BOUND = 1_001

const bounded = (condition: string, most: number) =>
  `(SELECT count(*)::integer FROM (SELECT FROM bare_item WHERE ${condition} LIMIT ${most}) bounded) AS total`

const page = (condition: string, most: number, columns = 'id, row') =>
  `SELECT ${columns}, ${bounded(condition, most)} FROM bare_item WHERE ${condition} ORDER BY updated DESC, id LIMIT ${PAGE}`

export const LIST = `SELECT id, row FROM bare_item WHERE urn = $1 ORDER BY updated DESC, id LIMIT ${PAGE}`

/** The places from the narrow index alone, then these rows. */
export const DEEP = `SELECT id, row FROM bare_item JOIN (
  SELECT id FROM bare_item WHERE urn = $1 ORDER BY updated DESC, id LIMIT ${PAGE} OFFSET $2) page USING (id)
  ORDER BY updated DESC, id`

export const STATUS = page('urn = $1 AND st = $2', LIST_BOUND)

export const TITLE_SEARCH = page('urn = $1 AND search LIKE $2', LIST_BOUND)

/** The popup's page, over every type. */
export const HITS = page('search LIKE $1', HITS_BOUND, 'id, urn, row')

/** How many titles of each type have the term, and how many have it in which field, bounded as a whole. */
export const FACETS = `
  SELECT urn, count(*)::integer AS total, count(*) FILTER (WHERE names LIKE $1)::integer AS names,
    count(*) FILTER (WHERE texts LIKE $1)::integer AS texts, count(*) FILTER (WHERE people LIKE $1)::integer AS people
  FROM (SELECT urn, names, texts, people FROM bare_item WHERE search LIKE $1 LIMIT ${LIST_BOUND}) found
  GROUP BY GROUPING SETS ((urn), ())`

/** Films that have what publishing asks for, and wait for nobody's approval. */
export const FILMS = `SELECT i.id FROM bare_item i JOIN document d ON d.id = i.id
  WHERE i.urn = $1 AND i.st IN ('draft', 'published') AND coalesce(d.draft_st, 'draft') = 'draft'
    AND i.payload ?& '{yr,lon,lws,lwe,gnr,rat}'::text[]
  ORDER BY i.id LIMIT $2`

export const FILM_TOTAL = 'SELECT count(*)::integer AS total FROM bare_item WHERE urn = $1'

export const GET = 'SELECT payload, rev FROM bare_item WHERE id = $1'

/** What a save must write: the row, a version and who did what. */
export const SAVE = `
  WITH saved AS (
    UPDATE bare_item SET payload = $2, st = $3, rev = rev + 1, updated = now()
    WHERE id = $1 AND rev = $4 RETURNING id, rev, st, payload, updated),
  kept AS (INSERT INTO bare_version SELECT id, rev, st, payload, updated, $5 FROM saved),
  noted AS (INSERT INTO bare_audit (id, rev, verb, at, by) SELECT id, rev, st, updated, $5 FROM saved)
  SELECT rev, updated FROM saved`
