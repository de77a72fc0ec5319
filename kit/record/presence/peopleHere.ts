import type { Presence } from '#contract/schemas/lock.ts'

type Me = { uid: string; tab: string }

/** A person on the document: oneself elsewhere counts, this very tab does not. */
export type PersonHere = Pick<Presence, 'uid' | 'name' | 'mode' | 'place'> & { isMe: boolean }

/** What the push tells of somebody. */
export type PresenceNews = Pick<Presence, 'uid' | 'name' | 'tab' | 'place' | 'since'> & {
  mode: Presence['mode'] | 'leave'
}

/** Everybody else, each person once: where they edit rather than where they look, and editors first. */
export function peopleHere(list: readonly Presence[], me: Me): PersonHere[] {
  const people = new Map<string, PersonHere>()
  for (const { uid, tab, name, mode, place } of list) {
    if (uid === me.uid && tab === me.tab) continue
    const known = people.get(uid)
    if (known?.mode === 'edit' || (known && mode === 'view')) continue
    people.set(uid, { uid, name, mode, place, isMe: uid === me.uid })
  }
  return [...people.values()].sort((a, b) => Number(b.mode === 'edit') - Number(a.mode === 'edit'))
}

/** The list after somebody came, moved on or left. */
export function withNews(list: readonly Presence[], { mode, ...who }: PresenceNews): Presence[] {
  const isSame = (one: Presence) => one.uid === who.uid && one.tab === who.tab
  if (mode === 'leave') return list.filter((one) => !isSame(one))
  const known = list.find(isSame)
  if (!known) return [...list, { ...who, mode }]
  return list.map((one) => (one === known ? { ...known, name: who.name, mode, place: who.place } : one))
}
