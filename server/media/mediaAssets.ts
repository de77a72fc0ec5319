import { ownAssetOf, type MediaAsset } from '#contract/values/ownMedia.ts'

/** The assets with one more; one that is the same track of the same variant makes room for it. */
export function withAsset(assets: readonly MediaAsset[], asset: MediaAsset): MediaAsset[] {
  const own = ownAssetOf(asset)
  const others = assets.filter((one) => {
    const other = ownAssetOf(one)
    return !other || other.kind !== own?.kind || other.vrt !== own.vrt
  })
  return [...others, asset]
}

/** Whether titles of a type have media of their own, and what is said where they have none. */
export const hasAssets = (schema: object) =>
  'properties' in schema && Object.hasOwn(schema.properties as object, 'media_assets')

export const NO_PLACE = 'Titles of this type have no media of their own.'
