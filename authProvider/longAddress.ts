import { safeReturnPath } from './returnPath.ts'
import { LONG_ADDRESS_KEY } from './storageKeys.ts'

/** Providers refuse return addresses much longer than this; a list with many filters has one. */
const LONGEST = 1_500

type Page = {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Shows another address of this origin without loading it. */
  show: (path: string) => void
}

/** Puts an address that is too long to travel through the sign-in aside: the sign-in returns to the root instead. */
export function putAsideLongAddress({ location, storage, show }: Page): void {
  const path = location.pathname + location.search + location.hash
  if (path.length <= LONGEST) return
  storage.setItem(LONG_ADDRESS_KEY, path)
  show('/')
}

/** The path of the address that waits aside, if one does. */
export function longAddressAside(storage: Pick<Storage, 'getItem'>): string | undefined {
  const path = storage.getItem(LONG_ADDRESS_KEY)
  return path === null ? undefined : safeReturnPath(path).split(/[?#]/)[0]
}

/** Brings back the address that was put aside before the sign-in. */
export function bringBackLongAddress({ storage, show }: Omit<Page, 'location'>): void {
  const path = storage.getItem(LONG_ADDRESS_KEY)
  if (path === null) return
  storage.removeItem(LONG_ADDRESS_KEY)
  show(safeReturnPath(path))
}
