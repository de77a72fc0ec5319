import { safeReturnPath } from '#authProvider/returnPath.ts'

const KEY = 'marquee-way-back'

/** Keeps where somebody without a role wanted to go, for when they have one; pages of this console alone. */
export function keepWayBack(storage: Pick<Storage, 'setItem'>, path: string): void {
  const safe = safeReturnPath(path)
  if (safe !== '/' && !safe.startsWith('/login')) storage.setItem(KEY, safe)
}

/** Where to go now, once: what is stored was checked when it was kept, and is again, since anybody may write there. */
export function takeWayBack(storage: Pick<Storage, 'getItem' | 'removeItem'>): string | undefined {
  const kept = safeReturnPath(storage.getItem(KEY))
  storage.removeItem(KEY)
  return kept === '/' ? undefined : kept
}
