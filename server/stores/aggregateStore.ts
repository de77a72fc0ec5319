import { sql, type Kysely } from 'kysely'
import type { JsonObject } from '#contract/rules/diff/json.ts'
import { isSourceKey, type SourceKey } from '#contract/values/sources.ts'
import type { Tables } from '../db/tables.ts'

export type SourceOf = { src: SourceKey; payload: JsonObject; at: string }
type Original = { payload: JsonObject; schema: number; at: string }
/** Earliest licence end among a title's children, and whether all of them are available; undefined without children. */
export type PartsState = { ends: string | undefined; areAvailable: boolean } | undefined

export type LoadedSources = {
  id: string
  sources: readonly SourceOf[]
  /** What the last aggregation made of the sources as they were then. */
  base: JsonObject
  original: Original
}

type Target = { urn: string; id: string }

/** What titles were put together from (calls.md section 7): records of sources, the last aggregation, the original. */
export type AggregateStore = {
  sources(target: Target): Promise<SourceOf[]>
  base(target: Target): Promise<{ base: JsonObject; at: string } | undefined>
  setBase(target: Target, base: JsonObject): Promise<void>
  /** The text that the document was imported with. */
  original(target: Target): Promise<Original | undefined>
  parts(target: Target): Promise<PartsState>
  /** For seeds and imports; what is there stays. */
  load(urn: string, loaded: readonly LoadedSources[]): Promise<void>
}

export function createAggregateStore(kysely: Kysely<Tables>, now: () => number): AggregateStore {
  return {
    sources: async ({ urn, id }) => {
      const { rows } = await sql<SourceOf>`SELECT src, payload, at FROM source
        WHERE urn = ${urn} AND id = ${id} ORDER BY src`.execute(kysely)
      return rows.filter(({ src }) => isSourceKey(src))
    },
    base: async ({ urn, id }) => {
      const { rows } = await sql<{ base: JsonObject; at: string }>`SELECT base, base_at AS at FROM aggregate
        WHERE urn = ${urn} AND id = ${id}`.execute(kysely)
      return rows[0]
    },
    setBase: async ({ urn, id }, base) => {
      await sql`INSERT INTO aggregate (urn, id, base, base_at)
        VALUES (${urn}, ${id}, ${JSON.stringify(base)}::jsonb, ${new Date(now()).toISOString()})
        ON CONFLICT (urn, id) DO UPDATE SET base = excluded.base, base_at = excluded.base_at`.execute(kysely)
    },
    original: async ({ urn, id }) => {
      const { rows } = await sql<Original>`
        SELECT original AS payload, original_schema AS schema, original_at AS at FROM aggregate
        WHERE urn = ${urn} AND id = ${id} AND original IS NOT NULL`.execute(kysely)
      return rows[0]
    },
    parts: (target) => readParts(kysely, target, now()),
    load: (urn, loaded) => load(kysely, urn, loaded),
  }
}

async function readParts(db: Kysely<Tables>, { id }: Target, now: number): Promise<PartsState> {
  const { rows } = await sql<{ many: number; ends: string | null; available: boolean | null }>`
    SELECT count(*) AS many, min(ends) FILTER (WHERE ends <> 'infinity') AS ends,
      bool_and(vce AND st = 'published' AND ends > ${new Date(now).toISOString()}::timestamptz) AS available
    FROM side WHERE parent = ${id} AND is_primary`.execute(db)
  const [row] = rows
  return row && row.many > 0 ? { ends: row.ends ?? undefined, areAvailable: row.available === true } : undefined
}

async function load(db: Kysely<Tables>, urn: string, loaded: readonly LoadedSources[]): Promise<void> {
  const sources = loaded.flatMap(({ id, sources: of }) => of.map((source) => ({ urn, id, ...source })))
  const aggregates = loaded.map(({ id, base, original }) => ({
    urn,
    id,
    base,
    base_at: original.at,
    original: original.payload,
    original_schema: original.schema,
    original_at: original.at,
  }))
  await sql`
    WITH sources AS (
      INSERT INTO source SELECT s.* FROM jsonb_populate_recordset(NULL::source, ${JSON.stringify(sources)}::jsonb) s
      ON CONFLICT DO NOTHING)
    INSERT INTO aggregate SELECT a.* FROM jsonb_populate_recordset(NULL::aggregate, ${JSON.stringify(aggregates)}::jsonb) a
    ON CONFLICT DO NOTHING`.execute(db)
}
