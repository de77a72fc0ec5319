const RELOADED_KEY = 'marquee.reloaded'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A file that the page needs did not come, as when a newer build has taken it away: a new page names others, and a
 * browser remembers what did not come until then. Once, since a page may lack it for another reason; answers whether
 * another page is on its way.
 */
export function reloadOnce(storage: Kept, reload: () => void): boolean {
  if (storage.getItem(RELOADED_KEY) !== null) return false
  storage.setItem(RELOADED_KEY, '1')
  reload()
  return true
}

/** All has come: another time the page may be loaded anew again. */
export const hasLoaded = (storage: Kept): void => storage.removeItem(RELOADED_KEY)
