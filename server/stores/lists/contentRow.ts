import { hideForeign, visibleProducts, type VisibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { mayNameForeign } from '#contract/rules/payload/foreignInText.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { JsonText } from '../../jsonText.ts'
import type { Payload } from '../documents/documentFacts.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { defaultImages } from '../documents/recordJson.ts'
import { isInScope, scopeOf, type Reader } from '../documents/sender.ts'
import type { ListedRow } from './listQuery.ts'
import type { PageRow } from './pageRow.ts'
import { rowHead, type RowHead } from './rowHead.ts'

/**
 * A list row as the wire has it: the narrow row and what its document and its lock add, put together as text. None for a
 * row of foreign products: the list leaves them out by the product sets that it knows, of which one may be a moment
 * younger.
 */
export function listedRow(reader: Reader, kind: DocumentKind, row: PageRow): ListedRow[] {
  if (!kind.global && !isInScope(row.prd_set.split(','), scopeOf(reader))) return []
  const head = rowHead(row.head)
  const cty = kind.type.type
  const images = defaultImages(head.urn, head.imaged).ia ? '"ia":[],' : ''
  const fields = shownFields(row.list_row, visibleProducts(reader.actor))
  const json = `{${images}${opened(fields)}${ownJson(head, cty, row)}}`
  return [{ key: head.key, cty, json: json as JsonText<ContentRow> }]
}

/** The same for whoever works with it. */
export function contentRow(reader: Reader, kind: DocumentKind, row: PageRow): ContentRow[] {
  return listedRow(reader, kind, row).map(({ json }) => JSON.parse(json) as ContentRow)
}

function shownFields(json: string, visible: VisibleProducts): string {
  return mayNameForeign(json, visible) ? JSON.stringify(hideForeign(JSON.parse(json) as Payload, visible)) : json
}

/** Fields of an object's text, for others to follow: of a field that stands there twice the last one counts. */
function opened(json: string): string {
  return json === '{}' ? '' : `${json.slice(1, -1)},`
}

/** `sidesOf` as JSON. */
function sidesJson(head: RowHead): string {
  const { published_key: publishedKey, published_n: publishedN, draft_key: draftKey, draft_st: st, draft_n: n } = head
  const published = publishedKey && `{"st":"published","key":"${publishedKey}","n":${publishedN ?? 0}}`
  const draft = draftKey && `{"st":"${st ?? 'draft'}","key":"${draftKey}","n":${n ?? 0}}`
  return `[${published ?? ''}${published && draft ? ',' : ''}${draft ?? ''}]`
}

/** What a row says of itself. Ids, urns, statuses and instants have nothing that JSON would write otherwise. */
function ownJson(head: RowHead, cty: string, row: PageRow): string {
  const sides = sidesJson(head)
  const lock =
    row.lock_uid === null
      ? ''
      : `,"lock":${JSON.stringify({ uid: row.lock_uid, name: row.lock_name ?? '', until: row.lock_until ?? '' })}`
  const name = row.updated_name === null ? '' : `"uun":${JSON.stringify(row.updated_name)},`
  return `"id":"${head.id}","key":"${head.key}","urn":"${head.urn}","cty":"${cty}","st":"${head.st}","rev":${head.rev},\
"sides":${sides},"ct":"${head.created}","ut":"${head.updated}","uu":${JSON.stringify(row.updated_by)},\
${name}"changed":${head.changed}${lock}`
}
