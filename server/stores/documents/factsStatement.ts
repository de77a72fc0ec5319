import { SYSTEM_UID } from '#contract/values/people.ts'
import type { Status } from '#contract/values/status.ts'
import type { DocumentTable } from '../../db/documentTables.ts'
import type { Statement } from '../../db/statement.ts'
import type { DocumentFacts, Payload, SideFact, VersionFact } from './documentFacts.ts'
import type { DocumentKind } from './documentKind.ts'
import type { NextPayload } from './planVerb.ts'
import { givenPayload } from './storedPayload.ts'

/** Named one by one: a column that is added would change the answer of a plan that is kept, which PostgreSQL refuses. */
const DOCUMENT_COLUMNS = `d.id, d.urn, d.name, d.rev, d.state, d.n, d.newest_key, d.draft_key, d.draft_st, d.draft_n,
  d.published_key, d.published_n, d.ex_id, d.provider, d.created, d.created_by, d.updated, d.updated_by, d.updated_name`

/**
 * The one read before a write: the document, its live versions, its lock, its list rows' part in the totals, and the
 * answer already given to the same retry key. Parameters: urn, id, wanted version key, uid, idempotency key, the name
 * under which it is locked.
 */
export const factsStatement: Statement = {
  name: 'document_facts',
  text: factsFrom(`SELECT $1::text AS urn, $2::uuid AS id, $3::uuid AS wanted, $4::text AS uid, $5::text AS key,
    $6::text AS name`),
}

/** The same for many documents at once, in no order. Parameters: urn, ids. */
export const factsOfManyStatement: Statement = {
  name: 'document_facts_many',
  text: `${factsFrom(`SELECT $1::text AS urn, wanted.id, NULL::uuid AS wanted, NULL::text AS uid, NULL::text AS key,
    wanted.id::text AS name FROM unnest($2::uuid[]) AS wanted(id)`)}
WHERE d.id IS NOT NULL`,
}

/**
 * `asked` is a statement of (urn, id, wanted, uid, key, name). A version that is mostly not asked for is looked up by a
 * key that is mostly null: neither is it read to be left out, nor are all of a document's looked through for it.
 */
function factsFrom(asked: string): string {
  return `
SELECT ${DOCUMENT_COLUMNS},
  dv.payload AS draft_payload, dv.schema AS draft_schema, dv.parent AS draft_parent, dv.base AS draft_base,
  dv.updated AS draft_updated, dv.updated_by AS draft_updated_by,
  pv.payload AS published_payload, pv.schema AS published_schema, pv.parent AS published_parent,
  pv.updated AS published_updated, pv.updated_by AS published_updated_by,
  ov.key AS other_key, ov.n AS other_n, ov.st AS other_st, ov.payload AS other_payload, ov.schema AS other_schema,
  ov.parent AS other_parent, ov.updated AS other_updated, ov.updated_by AS other_updated_by, bv.payload AS base_payload,
  (SELECT jsonb_agg(jsonb_build_object('slot', s.slot, 'st', s.st, 'primary', s.is_primary, 'prdSet', s.prd_set,
      'changed', s.changed))
    FROM side s WHERE s.id = d.id) AS sides,
  l.uid AS lock_uid, l.name AS lock_name, l.tab AS lock_tab, l.number AS lock_number,
  CASE WHEN l.until > clock_timestamp() THEN l.until END AS lock_until,
  i.request_hash AS idem_hash, i.status AS idem_status, i.rev AS idem_rev, i.answer AS idem_answer
FROM (${asked}) asked
LEFT JOIN document d ON d.id = asked.id AND d.urn = asked.urn
LEFT JOIN version dv ON dv.key = d.draft_key
LEFT JOIN version pv ON pv.key = d.published_key
LEFT JOIN version ov ON ov.key = coalesce(asked.wanted, CASE WHEN d.state <> 'live' THEN d.newest_key END)
  AND (ov.id = d.id) IS TRUE
LEFT JOIN version bv ON bv.key = CASE WHEN dv.base IS DISTINCT FROM d.published_key THEN dv.base END
LEFT JOIN lock l ON l.urn = asked.urn AND l.id = asked.name
LEFT JOIN idempotency i ON i.uid = asked.uid AND i.key = asked.key`
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }

export type FactsRow = Nullable<DocumentTable> & {
  draft_payload: Payload | null
  draft_schema: number | null
  draft_parent: string | null
  draft_updated: string | null
  draft_updated_by: string | null
  draft_base: string | null
  published_payload: Payload | null
  published_schema: number | null
  published_parent: string | null
  published_updated: string | null
  published_updated_by: string | null
  other_key: string | null
  other_n: number | null
  other_st: Status | null
  other_payload: Payload | null
  other_schema: number | null
  other_parent: string | null
  other_updated: string | null
  other_updated_by: string | null
  base_payload: Payload | null
  sides: SideFact[] | null
  lock_uid: string | null
  lock_name: string | null
  lock_tab: string | null
  lock_number: number | null
  lock_until: string | null
  idem_hash: string | null
  idem_status: number | null
  idem_rev: number | null
  idem_answer: string | null
}

/** Undefined where the document does not exist. */
export function factsOf(kind: DocumentKind, row: FactsRow): DocumentFacts | undefined {
  if (row.id === null) return undefined
  const given = (version: VersionFact | undefined) =>
    version && { ...version, payload: givenPayload(kind, version.payload) }
  const draft = given(draftOf(row))
  const published = given(publishedOf(row))
  return {
    id: row.id,
    knownAs: row.name ?? row.id,
    rev: row.rev as number,
    state: row.state as DocumentFacts['state'],
    n: row.n as number,
    newestKey: row.newest_key as string,
    exId: row.ex_id,
    provider: row.provider ?? '',
    created: row.created as string,
    createdBy: row.created_by as string,
    draft,
    published,
    other: given(otherOf(row)),
    movedBase: givenPayload(kind, row.base_payload),
    baseMoved: draft !== undefined && published !== undefined && draft.base !== published.key,
    sides: row.sides ?? [],
    lock: lockOf(row),
  }
}

/** Of a document that stands though nobody has saved it: revision 1, the system's. */
export function firstFacts(
  row: FactsRow,
  { payload, schema }: NextPayload,
  { id, name, key, at }: { id: string; name: string; key: string; at: string },
): DocumentFacts {
  const saved = { updated: at, updatedBy: SYSTEM_UID }
  return {
    ...{ id, knownAs: name, unstored: true, rev: 1, state: 'live', n: 1, newestKey: key, exId: null, provider: '' },
    ...{ created: at, createdBy: SYSTEM_UID, draft: undefined, other: undefined, movedBase: null, baseMoved: false },
    published: { key, n: 1, st: 'published', payload, schema, parent: null, base: null, ...saved },
    sides: [],
    lock: lockOf(row),
  }
}

function draftOf(row: FactsRow): VersionFact | undefined {
  if (row.draft_key === null) return undefined
  return {
    key: row.draft_key,
    n: row.draft_n as number,
    st: row.draft_st as Status,
    payload: row.draft_payload,
    schema: row.draft_schema as number,
    parent: row.draft_parent,
    base: row.draft_base,
    updated: row.draft_updated as string,
    updatedBy: row.draft_updated_by as string,
  }
}

function publishedOf(row: FactsRow): VersionFact | undefined {
  if (row.published_key === null) return undefined
  return {
    key: row.published_key,
    n: row.published_n as number,
    st: 'published',
    payload: row.published_payload,
    schema: row.published_schema as number,
    parent: row.published_parent,
    base: null,
    updated: row.published_updated as string,
    updatedBy: row.published_updated_by as string,
  }
}

function otherOf(row: FactsRow): VersionFact | undefined {
  if (row.other_key === null) return undefined
  return {
    key: row.other_key,
    n: row.other_n as number,
    st: row.other_st as Status,
    payload: row.other_payload,
    schema: row.other_schema as number,
    parent: row.other_parent,
    base: null,
    updated: row.other_updated as string,
    updatedBy: row.other_updated_by as string,
  }
}

function lockOf(row: FactsRow): DocumentFacts['lock'] {
  if (row.lock_number === null) return undefined
  const until = row.lock_until === null ? null : Date.parse(row.lock_until)
  return { uid: row.lock_uid, name: row.lock_name, tab: row.lock_tab, number: row.lock_number, until }
}
