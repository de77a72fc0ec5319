import { isObject, own, put, sameJson, type JsonObject } from '../diff/json.ts'
import { hideEntry, isHidden, isShared, seesProduct, type VisibleProducts } from './foreignProducts.ts'
import { hasNested, partners } from './partners.ts'

/**
 * What a write stores: the incoming payload with every foreign entry of the stored one back in its place (promise R27).
 * Foreign entries that the sender makes up are ignored. An entry of a list that foreign products share is split where
 * the sender changes or removes it: for the foreign ones it stays as it was. The rest of an entry that is the sender's
 * alone goes when the sender removes it.
 */
export function keepForeign<Kept extends object>(incoming: Kept, stored: object, visible: VisibleProducts): Kept {
  return visible === 'all' ? incoming : (keepObject(visible, incoming as JsonObject, stored as JsonObject) as Kept)
}

function keepObject(visible: readonly string[], incoming: JsonObject, stored: JsonObject): JsonObject {
  const kept: JsonObject = {}
  for (const key of new Set([...Object.keys(incoming), ...Object.keys(stored)])) {
    const keep = key === 'prd' ? keepProducts : keepProperty
    const value = keep(visible, own(incoming, key), own(stored, key))
    if (value !== undefined) put(kept, key, value)
  }
  return kept
}

function keepProperty(visible: readonly string[], incoming: unknown, stored: unknown): unknown {
  if (isHidden(visible, stored)) return stored
  const sent = isHidden(visible, incoming) ? undefined : incoming
  // What the sender left out, or put into another shape, still holds its foreign entries.
  const rest = sameShape(sent, stored) ? undefined : foreignPart(visible, stored)
  if (rest !== undefined) return rest
  if (isObject(sent)) return keepObject(visible, sent, isObject(stored) ? stored : {})
  return Array.isArray(sent) ? keepList(visible, sent, Array.isArray(stored) ? stored : []) : sent
}

const sameShape = (a: unknown, b: unknown) => Array.isArray(a) === Array.isArray(b) && isObject(a) === isObject(b)

/** What stays of a stored value that the sender left out. */
function foreignPart(visible: readonly string[], stored: unknown): unknown {
  const rest = Array.isArray(stored)
    ? keepList(visible, [], stored)
    : isObject(stored)
      ? keepObject(visible, {}, stored)
      : {}
  return Object.keys(rest as object).length > 0 ? rest : undefined
}

/** `prd` of the record or of one object: the sender's products with the foreign ones in their places. */
function keepProducts(visible: readonly string[], incoming: unknown, stored: unknown): unknown {
  if (!Array.isArray(incoming) && !Array.isArray(stored)) return incoming
  const wanted = [incoming ?? []].flat().filter((product) => seesProduct(visible, product))
  const before = [stored ?? []].flat()
  const products = weave(wanted, before, (product) => !seesProduct(visible, product))
  return incoming === undefined && products.length === 0 ? undefined : products
}

function keepList(visible: readonly string[], incoming: readonly unknown[], stored: readonly unknown[]): unknown[] {
  if (!hasNested(incoming) && !hasNested(stored)) return [...incoming]
  const mine = incoming.filter((entry) => !isHidden(visible, entry))
  const shown = stored.filter((entry) => !isHidden(visible, entry))
  const partner = partners(mine, shown, (index) => hideEntry(visible, shown[index]))
  const untouched = new Set<unknown>()
  const kept = mine.map((entry, index) => {
    const before = shown[partner[index] ?? -1]
    if (!isShared(visible, before)) return keepEntry(visible, entry, before)
    if (!sameJson(entry, hideEntry(visible, before))) return keepEntry(visible, entry, undefined)
    untouched.add(before)
    return before
  })
  return weave(
    kept,
    stored,
    (entry) => isHidden(visible, entry),
    (entry) => (isShared(visible, entry) && !untouched.has(entry) ? [foreignCopy(visible, entry)] : []),
  )
}

function keepEntry(visible: readonly string[], incoming: unknown, stored: unknown): unknown {
  if (Array.isArray(incoming)) return keepList(visible, incoming, Array.isArray(stored) ? stored : [])
  return isObject(incoming) ? keepObject(visible, incoming, isObject(stored) ? stored : {}) : incoming
}

/** A shared entry as it stays for the foreign products alone. */
function foreignCopy(visible: readonly string[], entry: JsonObject): JsonObject {
  return { ...entry, prd: [own(entry, 'prd')].flat().filter((product) => !seesProduct(visible, product)) }
}

/** Hidden entries go back behind as many of the others as stood before them; `after` follows a stored one that was shown. */
function weave<Entry>(
  kept: readonly Entry[],
  stored: readonly Entry[],
  hidden: (entry: Entry) => boolean,
  after: (entry: Entry) => readonly Entry[] = () => [],
): Entry[] {
  const woven: Entry[] = []
  let next = 0
  for (const entry of stored) {
    if (hidden(entry)) woven.push(entry)
    else woven.push(...kept.slice(next, ++next), ...after(entry))
  }
  return [...woven, ...kept.slice(next)]
}
