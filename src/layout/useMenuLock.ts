import { useEffect, useMemo, useState } from 'react'
import type { MenuLock } from '#contract/rules/lock/menuLock.ts'
import { itemsLocked } from '#contract/rules/lock/menuLock.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useSessionData } from '../session/SessionContext.ts'

type LockedMenu = { items: ReadonlySet<string>; by: string }

/** Which items are off while somebody changes the menu, followed by push; a dead holder's lock ends with its lease. */
export function useMenuLock(): LockedMenu {
  const { events, actor } = useConsole()
  const { menu, menuDocument } = useSessionData()
  const [lock, setLock] = useState<MenuLock | undefined>(menuDocument?.lock)
  const id = menuDocument?.id
  useEffect(
    () =>
      events.subscribe((event) => {
        if (event.topic !== 'lock' || event.id !== id || id === undefined) return
        const { ls, tab, name, until } = event as Record<string, unknown>
        const isOpen = ls === 'open' || typeof until !== 'string'
        setLock(isOpen ? undefined : { uid: String(ls), tab: String(tab), name: String(name), until })
      }),
    [events, id],
  )
  useEffect(() => {
    if (!lock) return
    const timer = setTimeout(() => setLock(undefined), Math.max(0, Date.parse(lock.until) - Date.now()))
    return () => clearTimeout(timer)
  }, [lock])
  return useMemo(() => ({ items: itemsLocked(menu, lock, actor.uid), by: lock?.name ?? '' }), [menu, lock, actor.uid])
}
