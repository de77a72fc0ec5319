import { FALLBACK_PRODUCT } from '#contract/values/wire.ts'
import type { Actor } from '../access/actor.ts'
import { isObject, own, put, type JsonObject } from '../diff/json.ts'

/**
 * Entries of products that a user may not see (design 9 (13), promise R27). Such entries stand in lwe_prd, ed_dt_prd,
 * availability, provider and wherever else an object names its `prd`: they are left out of every read and stored
 * unchanged by every write. The entry 'default' serves all products and is everybody's.
 */
export type VisibleProducts = readonly string[] | 'all'

/** Which products a person may know of: those of the token, or all of them. */
export function visibleProducts(actor: Pick<Actor, 'products' | 'productAdmin'>): VisibleProducts {
  return actor.productAdmin ? 'all' : actor.products
}

/** What names no product, or the one that stands for all, is for everybody. */
export function seesProduct(visible: readonly string[], product: unknown): boolean {
  return typeof product !== 'string' || product === '' || product === FALLBACK_PRODUCT || visible.includes(product)
}

/** Products that an object names: one, several, or none. */
function named(entry: JsonObject): unknown[] {
  return [own(entry, 'prd')].flat().filter((product) => product !== undefined)
}

/** An object is hidden where it names products and every one of them is foreign. */
export function isHidden(visible: readonly string[], entry: unknown): boolean {
  if (!isObject(entry)) return false
  const products = named(entry)
  return products.length > 0 && !products.some((product) => seesProduct(visible, product))
}

/** An object of a list that foreign and visible products share. */
export function isShared(visible: readonly string[], entry: unknown): entry is JsonObject {
  return isObject(entry) && !isHidden(visible, entry) && named(entry).some((product) => !seesProduct(visible, product))
}

/** The record as the holder of these products sees it. The record itself is shown: it shares at least one product. */
export function hideForeign<Shown extends object>(record: Shown, visible: VisibleProducts): Shown {
  return visible === 'all' ? record : (hideObject(visible, record as JsonObject) as Shown)
}

function hideObject(visible: readonly string[], value: JsonObject): JsonObject {
  const shown: JsonObject = {}
  for (const [key, entry] of Object.entries(value)) {
    const kept = hideProperty(visible, key, entry)
    if (kept !== undefined) put(shown, key, kept)
  }
  return shown
}

function hideProperty(visible: readonly string[], key: string, entry: unknown): unknown {
  if (key === 'prd') return Array.isArray(entry) ? entry.filter((product) => seesProduct(visible, product)) : entry
  if (isHidden(visible, entry)) return undefined
  if (isObject(entry)) return hideObject(visible, entry)
  if (!Array.isArray(entry)) return entry
  const shown = hideList(visible, entry)
  // A list of nothing but foreign entries goes as a whole: an empty one would tell of them.
  return shown.length === 0 && entry.length > 0 ? undefined : shown
}

function hideList(visible: readonly string[], entries: readonly unknown[]): unknown[] {
  return entries.filter((entry) => !isHidden(visible, entry)).map((entry) => hideEntry(visible, entry))
}

/** An entry that is shown, without what is hidden in it. */
export function hideEntry(visible: readonly string[], entry: unknown): unknown {
  if (Array.isArray(entry)) return hideList(visible, entry)
  return isObject(entry) ? hideObject(visible, entry) : entry
}
