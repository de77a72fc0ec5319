import { seesProduct, type VisibleProducts } from './foreignProducts.ts'

/** A field `prd`, and the product or the products that stand behind it. */
const NAMED = /"prd"(?:: ?("(?:[^"\\]|\\.)*"|\[[^\]]*\]))?/g
/** A name may be spelled by the numbers of its letters. */
const SPELLED = '\\u'

/**
 * Whether a payload's JSON may hold what `hideForeign` would leave out: false where each product that it names is a
 * visible one, so that it can be passed on as it is; true also where looking at the text does not tell.
 */
export function mayNameForeign(json: string, visible: VisibleProducts): boolean {
  if (visible === 'all') return false
  if (json.includes(SPELLED)) return true
  for (const [, named] of json.matchAll(NAMED)) if (named === undefined || !areVisible(named, visible)) return true
  return false
}

function areVisible(json: string, visible: readonly string[]): boolean {
  try {
    const products: unknown[] = [JSON.parse(json)].flat()
    return products.every((product) => typeof product === 'string' && seesProduct(visible, product))
  } catch {
    return false
  }
}
