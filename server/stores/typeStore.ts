import { sql, type Kysely } from 'kysely'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import type { Tables } from '../db/tables.ts'
import type { TypeVersions } from '../types/typeVersions.ts'
import { ALL } from './documents/totals.ts'
import { rewriteRows } from './types/rewriteRows.ts'
import { readLivePayloads, type LivePayload, type LivePlace } from './types/livePayloads.ts'
import type { StoredType, TypeRevision } from './types/storedType.ts'
import { writeType, type TypeWrite } from './types/writeType.ts'

/** Type documents that were saved in the console, each of their saves, and every schema that ever served. */
export type TypeStore = TypeVersions & {
  stored(): Promise<StoredType[]>
  storedOne(type: string): Promise<StoredType | undefined>
  /** Refuses a stale base, a taken name and somebody else's lock. */
  write(write: TypeWrite): Promise<StoredType>
  /** Saves of a type, newest first. */
  revisions(type: string, page: { limit: number; offset: number }): Promise<{ entries: TypeRevision[]; count: number }>
  revision(type: string, rev: number): Promise<TypeRevision | undefined>
  /** Documents by type, in whatever product. */
  counts(): Promise<Map<string, number>>
  /** The next live payloads of a urn. */
  livePayloads(urn: string, after: LivePlace, limit: number): Promise<LivePayload[]>
  /** Makes the list rows of these anew, as the type document now has them. */
  rewriteRows(type: TypeDocument, payloads: readonly LivePayload[]): Promise<void>
}

type Parts = {
  kysely: Kysely<Tables>
  now: () => number
  /** Called after a write, so that its event is told at once. */
  onWritten?: () => void
}

export function createTypeStore({ kysely, now, onWritten }: Parts): TypeStore {
  const stored = () => readStored(kysely, sql``)
  return {
    load: () => loadVersions(kysely),
    keep: (document) => keepVersion(kysely, document, new Date(now()).toISOString()),
    stored,
    storedOne: async (type) => (await readStored(kysely, sql`WHERE type = ${type}`))[0],
    write: async (write) => {
      const written = await writeType(kysely, write)
      onWritten?.()
      return written
    },
    revisions: (type, page) => readRevisions(kysely, type, page),
    revision: async (type, rev) => {
      const { rows } = await sql<TypeRevision>`
        SELECT document, rev, created, created_by AS by, created_name AS name FROM type_revision
        WHERE type = ${type} AND rev = ${rev}`.execute(kysely)
      return rows[0]
    },
    counts: async () => {
      const { rows } = await sql<{ urn: string; many: number }>`
        SELECT urn, sum(delta) AS many FROM total_delta WHERE st = ${ALL} GROUP BY urn`.execute(kysely)
      return new Map(rows.map(({ urn, many }) => [typeOfUrn(urn) ?? urn, many]))
    },
    livePayloads: (urn, after, limit) => readLivePayloads(kysely, urn, after, limit),
    rewriteRows: (type, payloads) => rewriteRows(kysely, type, payloads),
  }
}

async function readStored(db: Kysely<Tables>, condition: ReturnType<typeof sql>): Promise<StoredType[]> {
  const { rows } = await sql<StoredType>`
    SELECT document, rev, updated, updated_by AS by, updated_name AS name FROM type_document ${condition}
    ORDER BY type`.execute(db)
  return rows
}

async function readRevisions(db: Kysely<Tables>, type: string, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<TypeRevision & { many: number }>`
    SELECT document, rev, created, created_by AS by, created_name AS name, count(*) OVER () AS many FROM type_revision
    WHERE type = ${type} ORDER BY rev DESC LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return { entries: rows.map(({ many: _, ...entry }) => entry), count: rows[0]?.many ?? 0 }
}

async function loadVersions(db: Kysely<Tables>): Promise<TypeDocument[]> {
  const rows = await db
    .selectFrom('type_version')
    .select('document')
    .orderBy('type')
    .orderBy('schema_version')
    .execute()
  return rows.map(({ document }) => document as TypeDocument)
}

/** Keeps the first document ever put under its type and number, and answers it. */
async function keepVersion(db: Kysely<Tables>, document: TypeDocument, at: string): Promise<TypeDocument> {
  await db
    .insertInto('type_version')
    .values({
      type: document.type,
      schema_version: document.schemaVersion,
      document: JSON.stringify(document),
      created: at,
      created_by: 'system',
    })
    .onConflict((conflict) => conflict.columns(['type', 'schema_version']).doNothing())
    .execute()
  const kept = await db
    .selectFrom('type_version')
    .select('document')
    .where('type', '=', document.type)
    .where('schema_version', '=', document.schemaVersion)
    .executeTakeFirstOrThrow()
  return kept.document as TypeDocument
}
