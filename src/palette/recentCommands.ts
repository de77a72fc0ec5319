import type { Command } from '#kit/parts/commands/command.ts'
import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'

/** Something chosen or visited lately. Titles are no commands: they bring their own words and address. */
export type Recent = {
  id: string
  title?: { label: string; note: string; to: string; type: string }
  /** It was only visited: of these the last few are kept. */
  seen?: true
}

const KEPT = 12
const KEPT_SEEN = 5
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

/** A screen that is open now; what was chosen from the palette stays a choice. */
export function rememberScreen(storage: Pick<Storage, 'getItem' | 'setItem'>, uid: string, screen: Recent): void {
  const kept = readRecent(storage, uid)
  const before = kept.find(({ id }) => id === screen.id)
  const others = kept.filter((one) => one !== before)
  const first: Recent = before && !before.seen ? screen : { ...screen, seen: true }
  const list = [first, ...others]
  const seen = list.filter((one) => one.seen).slice(0, KEPT_SEEN)
  writeStored(storage, keyOf(uid), list.filter((one) => !one.seen || seen.includes(one)).slice(0, KEPT))
}

const SCREEN = 'screen:'
/** A page of the console by its address: which command leads there, the palette finds out when it opens. */
export const screenId = (pathname: string) => SCREEN + pathname

/** What was chosen or visited lately as ids of commands and titles, each once, without the page that is open. */
export function recentAt(pathname: string, kept: readonly Recent[], commands: readonly Command[]): Recent[] {
  const toOf = ({ act }: Command) => ('to' in act ? act.to : undefined)
  const found = kept.flatMap((one): Recent[] => {
    if (one.title?.to === pathname || one.id === screenId(pathname)) return []
    if (!one.id.startsWith(SCREEN)) return [one]
    const command = commands.find((some) => toOf(some) === one.id.slice(SCREEN.length))
    return command ? [{ id: command.id }] : []
  })
  const here = commands.find((some) => toOf(some) === pathname)?.id
  return found.filter(({ id }, at) => id !== here && found.findIndex((one) => one.id === id) === at)
}

function isRecent(value: unknown): value is Recent {
  const { id, title } = (value ?? {}) as Record<string, unknown>
  if (typeof id !== 'string') return false
  if (title === undefined) return true
  const { label, note, to, type } = (title ?? {}) as Record<string, unknown>
  // An address of ours only, whatever stands there.
  return [label, note, type].every((text) => typeof text === 'string') && typeof to === 'string' && /^\/apps\//.test(to)
}
