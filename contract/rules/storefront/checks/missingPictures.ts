import type { StorePicture } from '#contract/values/storefront.ts'
import { STORE_PICTURES } from '#contract/values/storefront.ts'
import { isObject } from '../../diff/json.ts'

/**
 * The pictures of settings that a page or a container on the wire has none of. What the page sets counts for its tabs;
 * without it each tab needs one of its own: a page of which one tab has no logo lacks that picture.
 */
export function missingPictures(wire: Readonly<Record<string, unknown>>, of: readonly StorePicture[]): StorePicture[] {
  const tabs = Array.isArray(wire.t) ? wire.t : []
  return of.filter((picture) => {
    const inTabs = tabs.length > 0 && tabs.every((tab) => hasPicture(tab, picture))
    return !inTabs && !hasPicture(wire, picture)
  })
}

function hasPicture(part: unknown, picture: StorePicture): boolean {
  const setting = isObject(part) ? part[picture] : undefined
  const address = isObject(setting) ? setting[STORE_PICTURES[picture]] : undefined
  return typeof address === 'string' && address.trim() !== ''
}
