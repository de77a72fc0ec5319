import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { Tables } from '../../db/tables.ts'
import type { Payload } from '../documents/documentFacts.ts'
import { storedId } from '../documents/documentKind.ts'
import { givenPayload } from '../documents/storedPayload.ts'
import { TYPE_KIND } from './typeKind.ts'

/** One save of a type document in the console: when, by whom, by what name. */
export type SavedType = { document: TypeDocument; rev: number; at: string; by: string; name: string }

type Row = Omit<SavedType, 'document'> & { payload: Payload; many: number }
type Page = { limit: number; offset: number }

/** Type documents as they were saved last, by name. */
export async function readSavedTypes(db: Kysely<Tables>): Promise<SavedType[]> {
  return (await read(db, sql`v.key = d.published_key AND d.name IS NOT NULL`, sql`d.name`)).map(savedType)
}

/** One save of a type; the last where none is named. */
export async function readSavedType(db: Kysely<Tables>, type: string, rev?: number): Promise<SavedType | undefined> {
  const version = rev === undefined ? sql`v.key = d.published_key` : sql`v.n = ${rev}`
  return (await read(db, sql`${isOf(type)} AND ${version}`, sql`v.n`)).map(savedType)[0]
}

/** Saves of a type, newest first. */
export async function readSavesOfType(
  db: Kysely<Tables>,
  type: string,
  page: Page,
): Promise<{ entries: SavedType[]; count: number }> {
  const rows = await read(db, isOf(type), sql`v.n DESC`, page)
  return { entries: rows.map(savedType), count: rows[0]?.many ?? 0 }
}

const isOf = (type: string) => sql`d.id = ${storedId(TYPE_KIND, type)}`

/** Every save is a version, so that its number is the revision; who saved it stands in the audit. */
async function read(
  db: Kysely<Tables>,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, offset }: Partial<Page> = {},
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT v.payload, v.n AS rev, v.created AS at, coalesce(a.uid, v.created_by) AS by, coalesce(a.name, '') AS name,
      count(*) OVER () AS many
    FROM document d JOIN version v ON v.id = d.id
      LEFT JOIN audit a ON a.urn = d.urn AND a.id = d.name AND a.rev = v.n
    WHERE d.urn = ${TYPE_KIND.urn} AND ${condition}
    ORDER BY ${order} LIMIT ${limit ?? null} OFFSET ${offset ?? 0}`.execute(db)
  return rows
}

function savedType({ payload, many: _many, ...save }: Row): SavedType {
  return { ...save, document: givenPayload(TYPE_KIND, payload) as TypeDocument }
}
