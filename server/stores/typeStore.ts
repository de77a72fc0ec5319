import { sql, type Kysely } from 'kysely'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { SYSTEM_UID } from '#contract/values/people.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import type { Tables } from '../db/tables.ts'
import type { TypeVersions } from '../types/typeVersions.ts'
import { ALL } from './documents/totals.ts'
import { rewriteRows } from './types/rewriteRows.ts'
import { readLivePayloads, type LivePayload, type LivePlace } from './types/livePayloads.ts'
import { readSavedType, readSavedTypes, readSavesOfType, type SavedType } from './types/savedTypes.ts'

/** Reads type documents that were saved in the console (`TYPE_KIND`), and keeps every schema that ever served. */
export type TypeStore = TypeVersions & {
  /** What was saved last of each type. */
  saved(): Promise<SavedType[]>
  /** One save of a type; the last where none is named. */
  savedOne(type: string, rev?: number): Promise<SavedType | undefined>
  /** Saves of a type, newest first. */
  saves(type: string, page: { limit: number; offset: number }): Promise<{ entries: SavedType[]; count: number }>
  /** Documents by type, in whatever product. */
  counts(): Promise<Map<string, number>>
  /** The next live payloads of a urn. */
  livePayloads(urn: string, after: LivePlace, limit: number): Promise<LivePayload[]>
  /** Makes the list rows of these anew, as the type document now has them. */
  rewriteRows(type: TypeDocument, payloads: readonly LivePayload[]): Promise<void>
}

type Parts = { kysely: Kysely<Tables>; now: () => number }

export function createTypeStore({ kysely, now }: Parts): TypeStore {
  return {
    load: () => loadVersions(kysely),
    keep: (document) => keepVersion(kysely, document, new Date(now()).toISOString()),
    saved: () => readSavedTypes(kysely),
    savedOne: (type, rev) => readSavedType(kysely, type, rev),
    saves: (type, page) => readSavesOfType(kysely, type, page),
    counts: async () => {
      const { rows } = await sql<{ urn: string; many: number }>`
        SELECT urn, sum(delta) AS many FROM total_delta WHERE st = ${ALL} GROUP BY urn`.execute(kysely)
      return new Map(rows.map(({ urn, many }) => [typeOfUrn(urn) ?? urn, many]))
    },
    livePayloads: (urn, after, limit) => readLivePayloads(kysely, urn, after, limit),
    rewriteRows: (type, payloads) => rewriteRows(kysely, type, payloads),
  }
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
  const written = await db
    .insertInto('type_version')
    .values({
      type: document.type,
      schema_version: document.schemaVersion,
      document: JSON.stringify(document),
      created: at,
      created_by: SYSTEM_UID,
    })
    .onConflict((conflict) => conflict.columns(['type', 'schema_version']).doNothing())
    .returning('document')
    .executeTakeFirst()
  if (written) return written.document as TypeDocument
  const kept = await db
    .selectFrom('type_version')
    .select('document')
    .where('type', '=', document.type)
    .where('schema_version', '=', document.schemaVersion)
    .executeTakeFirstOrThrow()
  return kept.document as TypeDocument
}
