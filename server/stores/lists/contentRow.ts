import { hideForeign, visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { defaultImages, sidesOf } from '../documents/recordJson.ts'
import { productsOf } from '../documents/documentFacts.ts'
import { isInScope, scopeOf, type Reader } from '../documents/sender.ts'
import type { PageRow } from './pageSql.ts'

/**
 * A list row as the wire has it: the narrow row and what its document and its lock add. None for a row of foreign
 * products: the list leaves them out by the product sets that it knows, of which one may be a moment younger.
 */
export function contentRow(reader: Reader, kind: DocumentKind, row: PageRow): ContentRow[] {
  if (!kind.global && !isInScope(productsOf(row.list_row), scopeOf(reader))) return []
  const lock =
    row.lock_uid === null ? {} : { lock: { uid: row.lock_uid, name: row.lock_name ?? '', until: row.lock_until ?? '' } }
  const shown: ContentRow = {
    ...defaultImages(row.urn, 'ia' in row.list_row),
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
  return [shown]
}
