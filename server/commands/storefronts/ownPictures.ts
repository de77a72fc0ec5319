import { isStorePicture, pictureOf, storePicture } from '#contract/values/storePicture.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import type { CallContext } from '../../context.ts'
import { STORE_KINDS } from '../../stores/storefront/storeKinds.ts'

/**
 * A page with its containers, or one of them alone, whose pictures are its own: one that was uploaded for another page,
 * as of a rail that was copied, is kept for this one, too, so that whoever sees it sees the picture, and the other page
 * takes it from nobody. `within`: what has pictures of its own beside it. What the caller may not see, and what is not
 * there, stays as it was sent.
 */
export async function ownPictures<Sent extends object>(
  { actor, services }: CallContext,
  id: string,
  sent: Sent,
  within: readonly { id: string }[] = [],
): Promise<Sent> {
  const own = new Set([id, ...within.map((one) => one.id)])
  const foreign = new Set<string>()
  mapPictures(sent, (address) => {
    if (!own.has(pictureOf(address).id)) foreign.add(address)
    return address
  })
  if (foreign.size === 0) return sent
  const kept = await services.images.shareUses(id, [...foreign].map(pictureOf), {
    urns: STORE_KINDS.map(({ urn }) => urn),
    products: actor.productAdmin ? undefined : actor.products,
  })
  return mapPictures(sent, (address) => {
    const { id: from, hash, ext } = pictureOf(address)
    return kept.has(`${from} ${hash}`) ? storePicture(id, hash, ext) : address
  }) as Sent
}

/** The same with each address of an uploaded picture put through `map`, wherever settings keep one. */
function mapPictures(value: unknown, map: (address: string) => string): unknown {
  if (typeof value === 'string') return isStorePicture(value) ? map(value) : value
  if (Array.isArray(value)) return value.map((one) => mapPictures(one, map))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapPictures(one, map)]))
}
