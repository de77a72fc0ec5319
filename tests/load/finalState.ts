import { sql, type Kysely } from 'kysely'
import { catalogUrn } from '#contract/values/urn.ts'
import type { Tables } from '#server/db/tables.ts'

/** The part of the database that a history is judged by, as it lies there after the last kill. */
export type FinalState = {
  documents: {
    id: string
    rev: number
    state: string
    draft_key: string | null
    published_key: string | null
    newest_key: string
  }[]
  versions: { key: string; id: string; n: number; st: string; parent: string | null; payload: unknown }[]
  sides: {
    id: string
    slot: string
    key: string
    st: string
    is_primary: boolean
    prd_set: string
    search_key: string
  }[]
  audits: { id: string; rev: number; verb: string; change: { field: string; after?: unknown }[] }[]
  events: { id: string; rev: number }[]
  totals: { urn: string; st: string; sum: number }[]
  answers: { key: string; rev: number | null; answer: string }[]
}

/** Of the films, which are what the writers write. */
export async function readFinalState(db: Kysely<Tables>): Promise<FinalState> {
  const urn = catalogUrn('movie')
  const documents = await db
    .selectFrom('document')
    .select(['id', 'rev', 'state', 'draft_key', 'published_key', 'newest_key'])
    .where('urn', '=', urn)
    .execute()
  const versions = await db
    .selectFrom('version')
    .innerJoin('document', 'document.id', 'version.id')
    .select(['version.key', 'version.id', 'version.n', 'version.st', 'version.parent', 'version.payload'])
    .where('urn', '=', urn)
    .execute()
  const sides = await db
    .selectFrom('side')
    .innerJoin('search_side as search', (join) =>
      join.onRef('search.id', '=', 'side.id').onRef('search.slot', '=', 'side.slot'),
    )
    .select(['side.id', 'side.slot', 'side.key', 'side.st', 'side.is_primary', 'side.prd_set'])
    .select(sql<string>`search.names || search.texts`.as('search_key'))
    .where('side.urn', '=', urn)
    .execute()
  const audits = await sql<
    FinalState['audits'][number]
  >`SELECT id, rev, verb, change FROM audit WHERE urn = ${urn}`.execute(db)
  const events = await sql<FinalState['events'][number]>`
    SELECT id, rev FROM event WHERE urn = ${urn} AND topic = 'version'`.execute(db)
  const totals = await sql<FinalState['totals'][number]>`
    SELECT urn, st, sum(delta)::bigint AS sum FROM total_delta WHERE urn = ${urn} GROUP BY urn, st`.execute(db)
  const answers = await db.selectFrom('idempotency').select(['key', 'rev', 'answer']).execute()
  return { documents, versions, sides, audits: audits.rows, events: events.rows, totals: totals.rows, answers }
}
