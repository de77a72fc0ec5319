import { readStored, writeStored } from '#kit/settings/storedJson.ts'

/** Something chosen lately. Titles are no commands: they bring their own words and address. */
export type Recent = { id: string; title?: { label: string; note: string; to: string; type: string } }

const KEPT = 12
const keyOf = (uid: string) => `marquee-recent-commands:${uid}`

/** What this person chose lately in this browser, newest first; what another program wrote there counts as nothing. */
export function readRecent(storage: Pick<Storage, 'getItem'>, uid: string): Recent[] {
  const kept = readStored(storage, keyOf(uid))
  return Array.isArray(kept) ? kept.filter(isRecent) : []
}

export function rememberRecent(storage: Pick<Storage, 'getItem' | 'setItem'>, uid: string, one: Recent): void {
  const others = readRecent(storage, uid).filter(({ id }) => id !== one.id)
  writeStored(storage, keyOf(uid), [one, ...others].slice(0, KEPT))
}

function isRecent(value: unknown): value is Recent {
  const { id, title } = (value ?? {}) as Record<string, unknown>
  if (typeof id !== 'string') return false
  if (title === undefined) return true
  const { label, note, to, type } = (title ?? {}) as Record<string, unknown>
  // An address of ours only, whatever stands there.
  return [label, note, type].every((text) => typeof text === 'string') && typeof to === 'string' && /^\/apps\//.test(to)
}
