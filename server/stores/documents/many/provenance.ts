import type { JsonObject } from '#contract/rules/diff/json.ts'
import type { SourceKey } from '#contract/values/sources.ts'
import type { Run, Statement } from '../../../db/statement.ts'
import type { DocumentKind } from '../documentKind.ts'
import { rowTexts, type PlannedWrite } from '../effectRows.ts'

/** What one source says of a title; without a time it says so with this write. */
type Source = { src: SourceKey; payload: JsonObject; at?: string }

/** Where a title's text came from: its sources, what of them was taken over last, and the text of its import. */
export type Provenance = {
  sources: readonly Source[]
  taken?: { base: JsonObject; at?: string }
  original?: { payload: JsonObject; schema: number; at?: string }
}

/** A write that may say anew where the text comes from. */
export type SourcedWrite = PlannedWrite & { provenance?: Provenance; former?: Provenance }

export const NO_PROVENANCE: Provenance = { sources: [] }

type Row = {
  id: string
  sources: Source[] | null
  base: JsonObject | null
  base_at: string
  original: JsonObject | null
  original_schema: number
  original_at: string
}

const statement: Statement = {
  name: 'provenance_of',
  text: `SELECT wanted.id, a.base, a.base_at, a.original, a.original_schema, a.original_at,
      (SELECT jsonb_agg(jsonb_build_object('src', s.src, 'payload', s.payload, 'at', s.at) ORDER BY s.src)
        FROM source s WHERE s.urn = $1 AND s.id = wanted.id) AS sources
    FROM unnest($2::uuid[]) AS wanted(id) LEFT JOIN aggregate a ON a.urn = $1 AND a.id = wanted.id`,
}

/** By document; read after the facts of a write, so that whoever came between is noticed by the revision. */
export async function provenanceOf(
  run: Run,
  kind: DocumentKind,
  ids: readonly string[],
): Promise<Map<string, Provenance>> {
  const rows = ids.length > 0 ? await run<Row>(statement, [kind.urn, [...ids]]) : []
  return new Map(
    rows.map((row) => [
      row.id,
      {
        sources: row.sources ?? [],
        ...(row.base && { taken: { base: row.base, at: row.base_at } }),
        ...(row.original && { original: { payload: row.original, schema: row.original_schema, at: row.original_at } }),
      },
    ]),
  )
}

export const PROVENANCE_PARAMS = ['sources', 'aggregates', 'sourcesGone', 'aggregatesGone'] as const

export type ProvenanceParam = (typeof PROVENANCE_PARAMS)[number]

/** Steps of a statement with a `gate`; what goes and what is set are never the same row. */
export const provenanceSteps = `
  sources_set AS (
    INSERT INTO source SELECT s.* FROM jsonb_populate_recordset(NULL::source, $sources::jsonb) s
      JOIN gate ON gate.id = s.id
    ON CONFLICT (urn, id, src) DO UPDATE SET payload = excluded.payload, at = excluded.at),
  aggregates_set AS (
    INSERT INTO aggregate SELECT a.* FROM jsonb_populate_recordset(NULL::aggregate, $aggregates::jsonb) a
      JOIN gate ON gate.id = a.id
    ON CONFLICT (urn, id) DO UPDATE SET base = excluded.base, base_at = excluded.base_at,
      original = excluded.original, original_schema = excluded.original_schema, original_at = excluded.original_at),
  sources_gone AS (
    DELETE FROM source s USING gate, jsonb_to_recordset($sourcesGone::jsonb) AS g(id uuid, src text)
    WHERE g.id = gate.id AND s.urn = gate.urn AND s.id = gate.id AND s.src = g.src),
  aggregates_gone AS (
    DELETE FROM aggregate a USING gate, jsonb_to_recordset($aggregatesGone::jsonb) AS g(id uuid)
    WHERE g.id = gate.id AND a.urn = gate.urn AND a.id = gate.id)`

/** What becomes of the sources and the aggregate of a title that says where its text comes from. */
export function provenanceRows({
  input: { id, kind, at },
  provenance: next,
  former = NO_PROVENANCE,
}: SourcedWrite): Record<ProvenanceParam, string> {
  if (!next) return { sources: '', aggregates: '', sourcesGone: '', aggregatesGone: '' }
  const isKept = (src: SourceKey) => next.sources.some((source) => source.src === src)
  return {
    sources: rowTexts(next.sources.map((source) => ({ urn: kind.urn, id, at, ...source }))),
    aggregates: rowTexts(aggregateRow({ id, urn: kind.urn, at, next })),
    sourcesGone: rowTexts(former.sources.filter(({ src }) => !isKept(src)).map(({ src }) => ({ id, src }))),
    aggregatesGone: rowTexts(next.taken || !former.taken ? [] : [{ id }]),
  }
}

type Told = { id: string; urn: string; at: string; next: Provenance }

function aggregateRow({ id, urn, at, next: { taken, original } }: Told): object[] {
  if (!taken) return []
  const text = original && {
    original: original.payload,
    original_schema: original.schema,
    original_at: original.at ?? at,
  }
  return [{ urn, id, base: taken.base, base_at: taken.at ?? at, ...text }]
}
