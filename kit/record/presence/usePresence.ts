import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Presence } from '#contract/schemas/lock.ts'
import { PRESENCE_BEAT_MS } from '#contract/values/timers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { PersonHere, PresenceNews } from './peopleHere.ts'
import { peopleHere, withNews } from './peopleHere.ts'

type Wanted = {
  target: { id: string; urn: string } | undefined
  mode: 'view' | 'edit'
  /** Section of the form. */
  place: string | undefined
}

/** Scrolling through sections is told once the reader has settled. */
const SETTLED_MS = 3_000

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Says that one is on a document and answers who else is. Where it fails nothing is said: it costs no work. */
export function usePresence({ target, mode, place }: Wanted): PersonHere[] {
  const { calls, events, actor, tab } = useConsole()
  const [list, setList] = useState<readonly Presence[]>([])
  const { id, urn } = target ?? {}
  /** The page is going: giving the lock back turns editing into viewing, which nobody shall hear after the goodbye. */
  const hasLeft = useRef(false)

  const show = useEffectEvent(() => {
    if (!id || !urn || hasLeft.current) return
    void calls.showPresence({ body: { id, urn, mode, place } }).then(setList, () => undefined)
  })
  useEffect(() => {
    if (!id || !urn) return
    const timer = setInterval(() => show(), PRESENCE_BEAT_MS)
    const leave = () => {
      hasLeft.current = true
      void calls.showPresence({ body: { id, urn, mode: 'leave' }, keepalive: true }).catch(() => undefined)
    }
    const back = ({ persisted }: PageTransitionEvent) => {
      hasLeft.current = false
      if (persisted) show()
    }
    hasLeft.current = false
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', back)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', back)
      leave()
      setList([])
    }
  }, [calls, id, urn])
  useEffect(() => show(), [id, urn, mode])
  useEffect(() => {
    if (place === undefined) return
    const timer = setTimeout(() => show(), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [place])

  useEffect(
    () =>
      events.subscribe((event) => {
        if (event.topic !== 'presence' || event.id !== id) return
        const news: PresenceNews = {
          uid: text(event.uid),
          name: event.by ?? '',
          tab: text(event.tab),
          mode: event.mode as PresenceNews['mode'],
          place: text(event.place) || null,
          since: event.at ?? '',
        }
        setList((before) => withNews(before, news))
      }),
    [events, id],
  )
  return useMemo(() => {
    const people = peopleHere(list, { uid: actor.uid, tab })
    // Whoever has just chosen another name sees it at once, not with the next beat of the other tab.
    return people.map((person) => (person.isMe ? { ...person, name: actor.name } : person))
  }, [list, actor.uid, actor.name, tab])
}
