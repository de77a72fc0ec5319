import { hideForeign, visibleProducts, type VisibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { mayNameForeign } from '#contract/rules/payload/foreignInText.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { JsonText } from '../../jsonText.ts'
import type { Payload } from '../documents/documentFacts.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { defaultImages, sidesOf } from '../documents/recordJson.ts'
import { isInScope, scopeOf, type Reader } from '../documents/sender.ts'
import type { ListedRow } from './listQuery.ts'
import type { PageRow } from './pageSql.ts'
import { rowHead } from './rowHead.ts'

/**
 * A list row as the wire has it: the narrow row and what its document and its lock add, put together as text. None for a
 * row of foreign products: the list leaves them out by the product sets that it knows, of which one may be a moment
 * younger.
 */
export function listedRow(reader: Reader, kind: DocumentKind, row: PageRow): ListedRow[] {
  if (!kind.global && !isInScope(row.prd_set.split(','), scopeOf(reader))) return []
  const { id, urn, key, st, rev, changed, imaged, created, updated, ...sides } = rowHead(row.head)
  const cty = kind.type.type
  const lock =
    row.lock_uid === null ? {} : { lock: { uid: row.lock_uid, name: row.lock_name ?? '', until: row.lock_until ?? '' } }
  const own = {
    ...{ id, key, urn, cty, st, rev, sides: sidesOf(sides), ct: created, ut: updated, uu: row.updated_by },
    ...{ uun: row.updated_name, changed, ...lock },
  }
  const parts = [defaultImages(urn, imaged), shownFields(row.list_row, visibleProducts(reader.actor)), own]
  return [{ key, cty, json: joined(parts) as JsonText<ContentRow> }]
}

/** The same for whoever works with it. */
export function contentRow(reader: Reader, kind: DocumentKind, row: PageRow): ContentRow[] {
  return listedRow(reader, kind, row).map(({ json }) => JSON.parse(json) as ContentRow)
}

function shownFields(json: string, visible: VisibleProducts): string {
  return mayNameForeign(json, visible) ? JSON.stringify(hideForeign(JSON.parse(json) as Payload, visible)) : json
}

/** Objects, or texts of such, as the text of one: of a field that several have the last one counts. */
function joined(objects: readonly (object | string)[]): string {
  const inner = objects.map((part) => (typeof part === 'string' ? part : JSON.stringify(part)).slice(1, -1))
  return `{${inner.filter((text) => text !== '').join(',')}}`
}
