import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'

const KEY = 'marquee-recent-references'
const KEPT = 8

type Picks = Readonly<Record<string, readonly string[]>>

/** Ids that were chosen last in this browser, newest first, by the types that were asked for. */
export function recentPicks(types: readonly string[]): readonly string[] {
  return read()[keyOf(types)] ?? []
}

/** Puts an id first among those chosen for these types. */
export function rememberPick(types: readonly string[], id: string): void {
  const picks = read()
  const own = (picks[keyOf(types)] ?? []).filter((one) => one !== id)
  writeStored(localStorage, KEY, { ...picks, [keyOf(types)]: [id, ...own].slice(0, KEPT) })
}

const keyOf = (types: readonly string[]) => types.toSorted().join(' ')

function read(): Picks {
  const picks = readStored(localStorage, KEY)
  return typeof picks === 'object' && picks !== null ? (picks as Picks) : {}
}
