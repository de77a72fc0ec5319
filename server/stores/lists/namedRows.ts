import { sql, type Kysely } from 'kysely'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import type { Reader } from '../documents/sender.ts'
import { ALL } from '../documents/totals.ts'
import { allOf, type Condition } from './condition.ts'
import { contentRow } from './contentRow.ts'
import type { Statuses } from './listQuery.ts'
import { readPage } from './pageSql.ts'
import { rowHead } from './rowHead.ts'
import { statusSql } from './sideScope.ts'

/** List rows by version keys or ids, in the order asked; what the caller may not see is left out. */
export async function namedRows(
  db: Kysely<Tables>,
  reader: Reader,
  kinds: readonly DocumentKind[],
  keys: readonly string[],
  statuses: Statuses,
): Promise<ContentRow[]> {
  const wanted = keys.filter(isUuid)
  if (wanted.length === 0 || kinds.length === 0) return []
  const among: Condition = sql`id = ANY (ARRAY (
    SELECT unnest(${wanted}::uuid[]) UNION SELECT v.id FROM version v WHERE v.key = ANY (${wanted}::uuid[])))`
  // Asked for by name, a document that 'All' does not show is told of as well.
  const shown: Condition =
    statuses === ALL ? sql`(is_primary OR st NOT IN ('published', 'draft'))` : statusSql(statuses)
  const found = await readPage(db, [{ urn: kinds.map(({ urn }) => urn), condition: allOf([among, shown]) }], {
    sort: { column: 'created', order: 'asc' },
    limit: wanted.length * 2,
    offset: 0,
    backwards: false,
  })
  const byUrn = new Map(kinds.map((kind) => [kind.urn, kind]))
  const heads = found.map((row) => ({ row, ...rowHead(row.head) }))
  return wanted.flatMap((key) => {
    const named = heads.find((one) => one.key === key) ?? heads.find((one) => one.id === key)
    const kind = named && byUrn.get(named.urn)
    return named && kind ? contentRow(reader, kind, named.row) : []
  })
}
