import type { Area } from '#contract/values/areas.ts'
import type { SearchHit } from '#contract/schemas/search.ts'
import { isParentItem } from '#contract/schemas/readers.ts'
import { inProduct, pathInProduct } from './paths.ts'

export const searchResultsPath = (product?: string) => inProduct(product, 'globalSearch/list')

/** Is the address one of the two of global search? Their search text outlives a reload (specification section 4). */
export function isSearchPath(pathname: string): boolean {
  return pathname.startsWith('/apps/') && pathInProduct(pathname).split('/')[0] === 'globalSearch'
}

/** Parent items open in one fixed section, whatever their own area is (design 9 (28)). */
const PARENT_SECTION: Area = 'vod'

type Target = Pick<SearchHit, 'id' | 'cty' | 'chty' | 'st' | 'prt_ic'>

/**
 * Where a search hit opens (specification section 2): /apps/{product}{section}/{contentType}/{id}?status={status},
 * for channels .../channel/{channelSubtype}/{id}?status={status}. `area` is that of the hit's type.
 */
export function hitPath(product: string | undefined, hit: Target, area: Area): string {
  const parts = [isParentItem(hit) ? PARENT_SECTION : area, hit.cty, ...(hit.chty ? [hit.chty] : []), hit.id]
  return `${inProduct(product, parts.map(encodeURIComponent).join('/'))}?status=${encodeURIComponent(hit.st)}`
}
