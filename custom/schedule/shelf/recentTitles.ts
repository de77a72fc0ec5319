import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'

const KEY = 'marquee-schedule-recent'
const KEPT = 6

type Recent = Readonly<Record<string, readonly string[]>>

/** Ids of titles that were put into a schedule last in this browser, newest first, by the types that were looked for. */
export function recentTitles(types: readonly string[]): readonly string[] {
  return read()[types.join(' ')] ?? []
}

/** Puts a title first among them. */
export function rememberTitle(types: readonly string[], id: string): void {
  const key = types.join(' ')
  const recent = read()
  const others = (recent[key] ?? []).filter((one) => one !== id)
  writeStored(localStorage, KEY, { ...recent, [key]: [id, ...others].slice(0, KEPT) })
}

function read(): Recent {
  const recent = readStored(localStorage, KEY)
  return typeof recent === 'object' && recent !== null ? (recent as Recent) : {}
}
