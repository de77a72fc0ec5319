import { sameJson } from '#contract/rules/diff/json.ts'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { ALL_STATUSES, type Status } from '#contract/values/status.ts'
import { namedStatement } from '../../db/namedStatement.ts'
import type { Run } from '../../db/statement.ts'
import type { Slot } from '../../db/documentTables.ts'
import { productsOf, type Payload, type SideFact } from './documentFacts.ts'
import { storedId, type DocumentKind } from './documentKind.ts'
import { countsMade } from '../search/countDeltas.ts'
import { loadedSteps, uniqueOf } from './uniqueSteps.ts'
import { auditStep, claimStep, gated, gramStep, partStep, totalStep, versionSteps } from './effects.ts'
import { sideSteps } from './sideSteps.ts'
import { sideRow, type SideRow } from './sideRow.ts'
import { storedPayload } from './storedPayload.ts'
import { totalDeltas } from './totals.ts'

/** A version of a loaded document; when and by whom it was saved, where that is not the document's own. */
export type LoadedText = { key: string; payload: Payload; at?: string; by?: string }

/** A whole document as a seed has it: superseded versions, then at most a published one and a draft over it, or one put away. */
export type LoadedDocument = {
  id: string
  exId?: string
  provider?: string
  created: string
  createdBy?: string
  updated: string
  by: string
  /** The person's name, where `by` is a username. */
  byName?: string
  older?: LoadedText[]
  published?: LoadedText
  draft?: LoadedText & { st?: 'draft' | 'pending' | 'pre-draft' }
  rest?: LoadedText & { st: 'archived' | 'deleted' }
  /** Its texts are such as the type has judged. */
  sound?: boolean
  /** Change sets, oldest first. */
  audit?: LoadedAudit[]
}

export type LoadedAudit = {
  verb: string
  uid: string
  username: string
  name: string
  at: string
  key: string
  previous: string | null
  current: string
  change: FieldChange[]
}

const BATCH = 500

/**
 * One statement per batch: the effects of a save without events. A document that is there already is left as it is.
 */
const loadStatement = namedStatement(
  'document_load',
  ['documents', 'versions', 'steppedBack', 'sideRows', 'totals', 'grams', 'parts', 'audit', 'hasNumbers', 'hasCodes'],
  `
WITH gate AS (
    INSERT INTO document AS d SELECT p.* FROM jsonb_populate_recordset(NULL::document, $documents::jsonb) p
    ON CONFLICT DO NOTHING RETURNING ${gated}),
  ${claimStep('jsonb_populate_recordset(NULL::document, $documents::jsonb)')},
  ${versionSteps},
  ${sideSteps},
  ${loadedSteps},
  ${totalStep},
  ${gramStep},
  ${partStep},
  ${auditStep}
SELECT count(*) AS loaded FROM gate`,
)

export async function loadDocuments(
  run: Run,
  kind: DocumentKind,
  documents: readonly LoadedDocument[],
): Promise<number> {
  let loaded = 0
  for (let start = 0; start < documents.length; start += BATCH) {
    const rows = documents.slice(start, start + BATCH).map((document) => loadedRows(kind, document))
    const counts = rows.map(({ document: { id }, sides }) => countsOf(id, sides))
    const values = loadStatement.values({
      documents: JSON.stringify(rows.map((row) => row.document)),
      versions: JSON.stringify(rows.flatMap((row) => row.versions)),
      steppedBack: '[]',
      sideRows: JSON.stringify(rows.flatMap((row) => row.sides)),
      totals: JSON.stringify(rows.flatMap((row) => row.totals)),
      grams: JSON.stringify(counts.flatMap(({ grams }) => grams)),
      parts: JSON.stringify(counts.flatMap(({ parts }) => parts)),
      audit: JSON.stringify(rows.flatMap((row) => row.audit)),
      hasNumbers: uniqueOf(kind) === 'numbered',
      hasCodes: uniqueOf(kind) === 'coded',
    })
    const [result] = await run<{ loaded: number }>(loadStatement, values)
    loaded += result?.loaded ?? 0
  }
  return loaded
}

type LoadedVersion = LoadedText & { n: number; st: Status; slot: Slot | undefined }

function versionsOf({ older = [], published, draft, rest }: LoadedDocument): LoadedVersion[] {
  const texts: Omit<LoadedVersion, 'n'>[] = older.map((text) => ({ ...text, st: 'archived', slot: undefined }))
  if (published) texts.push({ ...published, st: 'published', slot: 'published' })
  if (draft) texts.push({ ...draft, st: draft.st ?? 'draft', slot: 'draft' })
  if (rest) texts.push({ ...rest, slot: 'draft' })
  return texts.map((text, index) => ({ ...text, n: index + 1 }))
}

/** The rows of a document, by table. */
export function loadedRows(kind: DocumentKind, { id: knownAs, ...given }: LoadedDocument) {
  const loaded = { ...given, id: storedId(kind, knownAs) }
  const { id, created, updated, by, published, draft, rest, createdBy = by } = loaded
  const versions = versionsOf(loaded)
  const newest = versions[versions.length - 1]
  if (!newest) throw new Error(`document ${id} has no version`)
  const changed = published !== undefined && draft !== undefined && !sameJson(published.payload, draft.payload)
  const shown = versions.filter((version) => version.slot && ALL_STATUSES.includes(version.st))
  const primary = shown[shown.length - 1]
  const sides = versions.flatMap((version) => {
    const { key, st, slot, payload } = version
    const meta = { id, key, st, isPrimary: version === primary, changed, created, exId: loaded.exId ?? null }
    const saved = { updated: version.at ?? updated, updatedBy: version.by ?? by }
    return slot && !kind.unlisted ? [sideRow(kind, payload, { ...meta, ...saved, slot })] : []
  })
  return {
    document: {
      id,
      urn: kind.urn,
      name: kind.named ? knownAs : null,
      rev: versions.length,
      state: rest?.st ?? 'live',
      n: newest.n,
      newest_key: newest.key,
      draft_key: draft?.key,
      draft_st: draft && (draft.st ?? 'draft'),
      draft_n: draft && newest.n,
      published_key: published?.key,
      published_n: versions.find((version) => version.st === 'published')?.n,
      ex_id: loaded.exId,
      provider: loaded.provider ?? '',
      created,
      created_by: createdBy,
      updated,
      updated_by: by,
      updated_name: loaded.byName ?? by,
    },
    versions: versions.map((version, index) => versionRow(kind, loaded, version, versions[index - 1])),
    sides,
    totals: totalDeltas([], sides.map(countedSide)).map((total) => ({ ...total, id })),
    audit: (loaded.audit ?? []).map((entry) => auditRow(kind, loaded, entry)),
  }
}

function countsOf(id: string, sides: readonly SideRow[]) {
  const made = sides.flatMap((side) => (side.is_primary ? countsMade(side.prd_set, side) : []))
  return {
    grams: made.flatMap(({ grams }) => grams.map((one) => ({ ...one, id }))),
    parts: made.flatMap(({ parts }) => parts.map((one) => ({ ...one, id }))),
  }
}

function countedSide({ slot, st, is_primary, prd_set, changed }: SideRow): SideFact {
  return { slot, st, primary: is_primary, prdSet: prd_set, changed }
}

function versionRow(
  kind: DocumentKind,
  loaded: LoadedDocument,
  version: LoadedVersion,
  before: LoadedVersion | undefined,
) {
  const { key, n, st, payload, at = loaded.updated, by = loaded.by } = version
  return {
    key,
    id: loaded.id,
    n,
    st,
    payload: storedPayload(kind, payload),
    schema: kind.type.schemaVersion,
    parent: before?.key ?? null,
    base: st !== 'published' && version.slot ? (loaded.published?.key ?? null) : null,
    created: at,
    created_by: by,
    updated: at,
    updated_by: by,
    sound: loaded.sound ?? null,
  }
}

function auditRow({ urn }: DocumentKind, { id, published, draft, rest }: LoadedDocument, entry: LoadedAudit) {
  const { previous, current, ...told } = entry
  return {
    ...told,
    urn,
    id,
    trace: `load-${entry.key}`,
    previous_version: previous,
    current_version: current,
    prd: productsOf((draft ?? published ?? rest)?.payload ?? null),
  }
}
