import type { Status } from '#contract/values/status.ts'
import type { Run, Statement } from '../../db/statement.ts'
import type { Slot } from '../../db/tables.ts'
import type { Payload } from './documentFacts.ts'
import type { DocumentKind } from './documentKind.ts'
import { sideRow } from './sideRow.ts'

/** A whole document as a seed has it: at most a published version and a draft over it, or one version put away. */
export type LoadedDocument = {
  id: string
  exId?: string
  provider?: string
  created: string
  updated: string
  by: string
  published?: { key: string; payload: Payload }
  draft?: { key: string; payload: Payload; st?: 'draft' | 'pending' | 'pre-draft' }
  rest?: { key: string; payload: Payload; st: 'archived' | 'deleted' }
}

const BATCH = 500

/** One statement per batch. A document that is there already is left as it is. */
const loadStatement: Statement = {
  name: 'document_load',
  text: `
WITH gate AS (
    INSERT INTO document SELECT d.* FROM jsonb_populate_recordset(NULL::document, $1::jsonb) d
    ON CONFLICT DO NOTHING RETURNING id),
  versions AS (
    INSERT INTO version SELECT v.* FROM jsonb_populate_recordset(NULL::version, $2::jsonb) v JOIN gate ON gate.id = v.id),
  sides AS (
    INSERT INTO side SELECT s.* FROM jsonb_populate_recordset(NULL::side, $3::jsonb) s JOIN gate ON gate.id = s.id
    RETURNING urn, st, is_primary, prd_set),
  totals AS (
    INSERT INTO total_delta (urn, st, prd_set, delta)
    SELECT urn, t.st, prd_set, count(*) FROM sides,
      LATERAL (SELECT sides.st UNION ALL SELECT 'all' WHERE sides.is_primary) t(st)
    GROUP BY urn, t.st, prd_set)
SELECT count(*) AS loaded FROM gate`,
}

export async function loadDocuments(run: Run, kind: DocumentKind, documents: readonly LoadedDocument[]): Promise<number> {
  let loaded = 0
  for (let start = 0; start < documents.length; start += BATCH) {
    const rows = documents.slice(start, start + BATCH).map((document) => rowsOf(kind, document))
    const values = [
      JSON.stringify(rows.map((row) => row.document)),
      JSON.stringify(rows.flatMap((row) => row.versions)),
      JSON.stringify(rows.flatMap((row) => row.sides)),
    ]
    const [result] = await run<{ loaded: number }>(loadStatement, values)
    loaded += result?.loaded ?? 0
  }
  return loaded
}

type LoadedVersion = { key: string; n: number; st: Status; payload: Payload; slot: Slot }

function versionsOf({ published, draft, rest }: LoadedDocument): LoadedVersion[] {
  const versions: LoadedVersion[] = []
  if (published) versions.push({ ...published, n: 1, st: 'published', slot: 'published' })
  if (draft) versions.push({ ...draft, n: published ? 2 : 1, st: draft.st ?? 'draft', slot: 'draft' })
  if (rest) versions.push({ ...rest, n: 1, slot: 'draft' })
  return versions
}

function rowsOf(kind: DocumentKind, loaded: LoadedDocument) {
  const { id, created, updated, by, published, draft, rest } = loaded
  const versions = versionsOf(loaded)
  const newest = versions[versions.length - 1]
  if (!newest) throw new Error(`document ${id} has no version`)
  const saved = { created, created_by: by, updated, updated_by: by }
  const changed = published !== undefined && draft !== undefined
  const primary = versions.findLast((version) => version.st === 'draft' || version.st === 'pre-draft' || version.st === 'published')
  return {
    document: {
      id,
      urn: kind.urn,
      rev: versions.length,
      state: rest?.st ?? 'live',
      n: newest.n,
      newest_key: newest.key,
      draft_key: draft?.key,
      draft_st: draft && (draft.st ?? 'draft'),
      draft_n: draft && newest.n,
      published_key: published?.key,
      published_n: published && 1,
      ex_id: loaded.exId,
      provider: loaded.provider ?? '',
      ...saved,
      updated_name: by,
    },
    versions: versions.map(({ slot: _slot, ...version }) => ({
      ...version,
      id,
      schema: kind.type.schemaVersion,
      parent: version.n > 1 ? published?.key : null,
      base: version.n > 1 ? published?.key : null,
      ...saved,
    })),
    sides: versions.map((version) =>
      sideRow(kind, version.payload, {
        id,
        slot: version.slot,
        key: version.key,
        st: version.st,
        isPrimary: version === primary,
        changed,
        created,
        updated,
        updatedBy: by,
        exId: loaded.exId ?? null,
      }),
    ),
  }
}
