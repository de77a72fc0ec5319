import { hideForeign, visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { sidesOf } from '../documents/recordJson.ts'
import type { Reader } from '../documents/sender.ts'
import type { PageRow } from './pageSql.ts'

/** A list row as the wire has it: the narrow row and what its document and its lock add. */
export function contentRow(reader: Reader, kind: DocumentKind, row: PageRow): ContentRow {
  const lock =
    row.lock_uid === null ? {} : { lock: { uid: row.lock_uid, name: row.lock_name ?? '', until: row.lock_until ?? '' } }
  return {
    ...hideForeign(row.list_row, visibleProducts(reader.actor)),
    id: row.id,
    key: row.key,
    urn: row.urn,
    cty: kind.type.type,
    st: row.st,
    rev: row.rev,
    sides: sidesOf(row),
    ct: row.created,
    ut: row.updated,
    uu: row.updated_by,
    uun: row.updated_name,
    changed: row.changed,
    ...lock,
  }
}
