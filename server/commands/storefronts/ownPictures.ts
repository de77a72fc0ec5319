import { isStorePicture, pictureOf, storePicture } from '#contract/values/storePicture.ts'
import type { StoreTreeInput } from '#contract/schemas/storefront/storePage.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import type { CallContext } from '../../context.ts'
import { STORE_KINDS } from '../../stores/storefront/storeKinds.ts'

/**
 * A tree whose pictures are the page's: one that was uploaded for another page, as of a rail that was copied, is kept for
 * this one, too, so that whoever sees the page sees it, and the other page takes it from nobody. What the caller may not
 * see, and what is not there, stays as it was sent.
 */
export async function ownPictures<Tree extends Pick<StoreTreeInput, 'page' | 'containers'>>(
  { actor, services }: CallContext,
  id: string,
  tree: Tree,
): Promise<Tree> {
  const own = new Set([id, ...tree.containers.map((one) => one.id)])
  const foreign = new Set<string>()
  mapPictures({ page: tree.page, containers: tree.containers }, (address) => {
    if (!own.has(pictureOf(address).id)) foreign.add(address)
    return address
  })
  if (foreign.size === 0) return tree
  const kept = await services.images.shareUses(id, [...foreign].map(pictureOf), {
    urns: STORE_KINDS.map(({ urn }) => urn),
    products: actor.productAdmin ? undefined : actor.products,
  })
  return mapPictures(tree, (address) => {
    const { id: from, hash, ext } = pictureOf(address)
    return kept.has(`${from} ${hash}`) ? storePicture(id, hash, ext) : address
  }) as Tree
}

/** The same with each address of an uploaded picture put through `map`, wherever settings keep one. */
function mapPictures(value: unknown, map: (address: string) => string): unknown {
  if (typeof value === 'string') return isStorePicture(value) ? map(value) : value
  if (Array.isArray(value)) return value.map((one) => mapPictures(one, map))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapPictures(one, map)]))
}
