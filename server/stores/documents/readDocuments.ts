import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { versionName } from '#contract/rules/versions/versionName.ts'
import type { ContentRecord, VersionEntry } from '#contract/schemas/contentRecord.ts'
import type { Status } from '#contract/values/status.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Run, Statement } from '../../db/statement.ts'
import type { JsonText } from '../../jsonText.ts'
import { turnEvery } from '../../threads/othersTurn.ts'
import { productsOf } from './documentFacts.ts'
import { storedId, type DocumentKind } from './documentKind.ts'
import {
  currentStatement,
  keysStatement,
  keyStatement,
  productsStatement,
  statusStatement,
  versionsStatement,
  type VersionListRow,
  type VersionRow,
} from './readStatements.ts'
import { recordHead, urnIn } from './recordHead.ts'
import { defaultImages, recordJson, sidesOf } from './recordJson.ts'
import { isInScope, scopeOf, type Reader } from './sender.ts'
import { showText } from './shownText.ts'
import { givenJson } from './storedPayload.ts'

/** One version as a record: JSON text, ready to be sent. */
export type ReadRecord = {
  id: string
  urn: string
  key: string
  st: Status
  rev: number
  json: JsonText<ContentRecord>
  updated: string
  updatedBy: string
}

export type VersionPage = { entries: VersionEntry[]; total: number }

export function readCurrent(run: Run, reader: Reader, kind: DocumentKind, id: string): Promise<ReadRecord> {
  return readOne(run, reader, kind, currentStatement, id)
}

export function readOfStatus(
  run: Run,
  reader: Reader,
  kind: DocumentKind,
  id: string,
  statuses: readonly string[],
): Promise<ReadRecord> {
  return readOne(run, reader, kind, statusStatement, id, statuses)
}

export async function readVersion(
  run: Run,
  reader: Reader,
  kind: DocumentKind,
  id: string,
  key: string,
): Promise<ReadRecord> {
  const record = isUuid(key) && (await findOne(run, reader, kind, keyStatement, id, key))
  if (record) return record
  // Whoever may see the document is told why its version is not there.
  await readCurrent(run, reader, kind, id)
  throw new DomainError('notFound', {
    description: 'There is no such version. Versions that were replaced long ago may no longer be kept.',
  })
}

async function readOne(...asked: Parameters<typeof findOne>): Promise<ReadRecord> {
  const record = await findOne(...asked)
  if (!record) throw new DomainError('notFound')
  return record
}

/** What is not there and what belongs to other products answer alike. */
async function findOne(
  run: Run,
  reader: Reader,
  kind: DocumentKind,
  statement: Statement,
  id: string,
  ...more: unknown[]
): Promise<ReadRecord | undefined> {
  const stored = storedId(kind, id)
  if (!isUuid(stored)) return undefined
  const scoped = isScoped(reader, kind)
  const [row] = await run<VersionRow>(statement, [kind.urn, stored, scoped, ...more])
  if (!row || (scoped && !(await seesRow(run, reader, kind, row)))) return undefined
  return asRecord(reader, kind, row)
}

export async function readByKeys(
  run: Run,
  reader: Reader,
  kinds: readonly DocumentKind[],
  keys: readonly string[],
): Promise<ReadRecord[]> {
  const byUrn = new Map(kinds.map((kind) => [kind.urn, kind]))
  const areScoped = kinds.some((kind) => isScoped(reader, kind))
  const rows = await run<VersionRow>(keysStatement, [[...byUrn.keys()], keys.filter(isUuid), areScoped])
  const othersTurn = turnEvery()
  const records: ReadRecord[] = []
  for (const row of rows) {
    const kind = byUrn.get(urnIn(row.head))
    if (!kind || (isScoped(reader, kind) && !(await seesRow(run, reader, kind, row)))) continue
    await othersTurn()
    records.push(await asRecord(reader, kind, row))
  }
  return records
}

export async function listVersions(
  run: Run,
  reader: Reader,
  kind: DocumentKind,
  id: string,
  page: { limit: number; offset: number },
): Promise<VersionPage> {
  const stored = storedId(kind, id)
  if (!isUuid(stored)) throw new DomainError('notFound')
  const scope = kind.global ? 'all' : scopeOf(reader)
  const products = scope === 'all' ? null : scope
  const rows = await run<VersionListRow>(versionsStatement, [kind.urn, stored, page.limit, page.offset, products])
  return { entries: rows.map(asEntry), total: rows[0]?.total ?? 0 }
}

export async function productsOfDocuments(
  run: Run,
  reader: Reader,
  kind: DocumentKind,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await run<{ id: string; prd: string[] | null }>(productsStatement, [kind.urn, ids.filter(isUuid)])
  return new Map(rows.filter((row) => sees(reader, kind, row.prd ?? [])).map((row) => [row.id, row.prd ?? []]))
}

function sees(reader: Reader, kind: DocumentKind, products: readonly string[]): boolean {
  return kind.global === true || isInScope(products, scopeOf(reader))
}

/** Whether it matters to the reader what products a version has. */
const isScoped = (reader: Reader, kind: DocumentKind) => kind.global !== true && scopeOf(reader) !== 'all'

/** To whom it matters. Of a purged version, the products of what is left of its document. */
async function seesRow(run: Run, reader: Reader, kind: DocumentKind, row: VersionRow): Promise<boolean> {
  if (row.payload === null) return (await productsOfDocuments(run, reader, kind, [storedId(kind, row.id)])).size > 0
  return sees(reader, kind, productsOf({ prd: row.prd === null ? null : JSON.parse(row.prd) }))
}

async function asRecord(reader: Reader, kind: DocumentKind, row: VersionRow): Promise<ReadRecord> {
  const { id, created_by: createdBy, updated_by: updatedBy } = row
  const { urn, key, st, rev, n, schema, imaged, created, updated, ...sides } = recordHead(row.head)
  const head = {
    ...{
      id,
      key,
      urn,
      cty: kind.type.type,
      st,
      rev,
      n,
      ct: created,
      cu: createdBy,
      ut: updated,
      uu: updatedBy,
      schema,
    },
    sides: sidesOf(sides),
    ...defaultImages(urn, imaged),
  }
  const json = recordJson(head, await shownPayload(reader, kind, row.payload))
  return { id, urn, key, st, rev, json, updated, updatedBy }
}

/** Passed on as it is where the reader sees every product; otherwise without the entries of foreign ones. */
async function shownPayload(reader: Reader, kind: DocumentKind, stored: string | null): Promise<string> {
  const visible = visibleProducts(reader.actor)
  const payload = stored === null ? '{}' : givenJson(kind, stored)
  if (stored === null || visible === 'all') return payload
  return showText({ text: payload, visible })
}

function asEntry(row: VersionListRow): VersionEntry {
  return {
    key: row.key,
    st: row.st,
    name: versionName(row.n, row.st),
    n: row.n,
    ct: row.version_created,
    cu: row.version_created_by,
    ut: row.updated,
    uu: row.updated_by,
    ...(row.updated_name ? { uun: row.updated_name } : {}),
    parent: row.parent,
    schema: row.schema,
    live: row.key === row.draft_key || row.key === row.published_key,
  }
}
