import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import type { Status } from '#contract/values/status.ts'
import type { Statement } from '../../db/statement.ts'
import { SIDE_WORDS } from './recordHead.ts'

/** A version with its document's head, its products, and its payload as the text in which it is passed on. */
export type VersionRow = {
  id: string
  /** What `recordHead` reads of it. */
  head: string
  created_by: string
  updated_by: string
  /** JSON; null where it names none, is purged or was not asked for. */
  prd: string | null
  payload: string | null
}

/** Of a document and a version of it, a word each, instants two: reading a column costs a server as much as several words. */
const head = `concat_ws(' ', d.urn, v.key, v.st, d.rev, v.n, v.schema, coalesce(v.payload ? 'ia', false), d.created, v.updated,
  ${SIDE_WORDS})`

const knownAs = 'coalesce(d.name, d.id::text)'

/** `scoped` is the parameter that says whether the reader's products matter: reading them is a tenth of a statement. */
const columns = (scoped: string) =>
  `${knownAs} AS id, ${head} AS head, d.created_by, v.updated_by, v.payload::text AS payload,
  CASE WHEN ${scoped}::boolean THEN v.payload -> 'prd' END::text AS prd`

/**
 * Key of a document's current version: `chooseVersion` with 'published' wanted, over the keys that the document's row
 * keeps, so that no version has to be looked at (`currentVersion.test.ts` holds it against the rule).
 */
const currentKey = 'coalesce(d.draft_key, d.published_key, d.newest_key)'

/** The current version. Parameters: urn, id, scoped. */
export const currentStatement: Statement = {
  name: 'version_current',
  text: `SELECT ${columns('$3')} FROM document d JOIN version v ON v.key = ${currentKey}
    WHERE d.id = $2 AND d.urn = $1`,
}

/** The newest version in one of the given statuses, else the last (specification section 4). Parameters: urn, id, scoped, statuses. */
export const statusStatement: Statement = {
  name: 'version_of_status',
  text: `SELECT ${columns('$3')} FROM document d JOIN version v ON v.id = d.id
    WHERE d.id = $2 AND d.urn = $1
    ORDER BY (v.st = ANY ($4::text[])) DESC, v.n DESC, v.updated DESC LIMIT 1`,
}

/** Parameters: urn, id, scoped, version key. */
export const keyStatement: Statement = {
  name: 'version_of_key',
  text: `SELECT ${columns('$3')} FROM document d JOIN version v ON v.id = d.id
    WHERE d.id = $2 AND d.urn = $1 AND v.key = $4`,
}

/** Version keys and document ids mixed; an id stands for its current version. Parameters: urns, keys, scoped. */
export const keysStatement: Statement = {
  name: 'versions_of_keys',
  text: `SELECT ${columns('$3')}, asked.place FROM unnest($2::uuid[]) WITH ORDINALITY asked(key, place)
    JOIN version v ON v.key = asked.key JOIN document d ON d.id = v.id WHERE d.urn = ANY ($1::text[])
    UNION ALL
    SELECT ${columns('$3')}, asked.place FROM unnest($2::uuid[]) WITH ORDINALITY asked(key, place)
    JOIN document d ON d.id = asked.key JOIN version v ON v.key = ${currentKey}
    WHERE d.urn = ANY ($1::text[])
    ORDER BY place`,
}

export type VersionListRow = {
  key: string
  n: number
  st: Status
  schema: number
  updated: string
  updated_by: string
  draft_key: string | null
  published_key: string | null
  parent: string | null
  version_created: string
  version_created_by: string
  /** Null for people of whom the audit of the document knows nothing. */
  updated_name: string | null
  total: number
}

/** Products of a version; of a purged one, those of what is left of its document. */
const products = `CASE WHEN v.payload IS NULL THEN (SELECT array_agg(p) FROM side s, unnest(s.prd) p WHERE s.id = d.id)
  ELSE ARRAY (SELECT jsonb_array_elements_text(
    CASE WHEN jsonb_typeof(v.payload -> 'prd') = 'array' THEN v.payload -> 'prd' ELSE '[]' END)) END`

/**
 * Newest first. Versions of foreign products are neither shown nor counted: a count alone would tell that the document
 * exists. Parameters: urn, id, limit, offset, products (null for all).
 */
export const versionsStatement: Statement = {
  name: 'versions_of_document',
  text: `SELECT *, count(*) OVER () AS total FROM (
      SELECT v.key, v.n, v.st, v.schema, v.updated, v.updated_by, d.draft_key, d.published_key, ${products} AS prd,
        v.parent, v.created AS version_created, v.created_by AS version_created_by, (SELECT a.name FROM audit a
          WHERE a.urn = d.urn AND a.id = ${knownAs} AND a.username = v.updated_by ORDER BY a.seq DESC LIMIT 1) AS updated_name
      FROM document d JOIN version v ON v.id = d.id WHERE d.id = $2 AND d.urn = $1) found
    WHERE $5::text[] IS NULL OR prd && $5
    ORDER BY n DESC, updated DESC LIMIT $3 OFFSET $4`,
}

export type ChangedSince = { change: FieldChange[]; products: string[] | null }

/** Change sets since a revision, with the names of all products, for whoever saved too late. Parameters: urn, id, revision. */
export const changedSinceStatement: Statement = {
  name: 'changed_since',
  text: `SELECT change, (SELECT array_agg(id) FROM product) AS products FROM audit
    WHERE urn = $1 AND id = $2 AND rev > $3 ORDER BY seq LIMIT 500`,
}

/** Products of both live sides together. Parameters: urn, ids. */
export const productsStatement: Statement = {
  name: 'products_of_documents',
  text: `SELECT s.id, array_agg(DISTINCT p.prd) FILTER (WHERE p.prd IS NOT NULL) AS prd
    FROM side s LEFT JOIN LATERAL unnest(s.prd) AS p(prd) ON true WHERE s.urn = $1 AND s.id = ANY ($2::uuid[])
    GROUP BY s.id`,
}
