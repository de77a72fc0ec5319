/** A tab's name on the wire is its browser's name, a dot, and its own. */
const SEPARATOR = '.'

/** Names a tab for locks; the browser's part tells one's own tabs here from those on another machine. */
export function tabName(browser: string, unique: string): string {
  return browser + SEPARATOR + unique
}

/** The browser that a tab belongs to; a tab of another console may not say. */
function browserOf(tab: string): string | undefined {
  const end = tab.indexOf(SEPARATOR)
  return end > 0 ? tab.slice(0, end) : undefined
}

/** Where a lock is held: here, by another person, by oneself in another tab or on another machine (specification 4). */
export type HeldBy = 'here' | 'person' | 'tab' | 'machine'

/** Which case a lock is, for whoever looks at it. A tab that names no browser counts as one of this machine. */
export function heldBy(
  lock: { lo_uid: string | null; tab: string | null },
  me: { uid: string; tab: string },
): HeldBy | undefined {
  if (lock.lo_uid === null) return undefined
  if (lock.lo_uid !== me.uid) return 'person'
  if (lock.tab === me.tab) return 'here'
  const [theirs, mine] = [browserOf(lock.tab ?? ''), browserOf(me.tab)]
  return theirs === undefined || mine === undefined || theirs === mine ? 'tab' : 'machine'
}
