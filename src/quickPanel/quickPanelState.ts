import { useSyncExternalStore } from 'react'

const KEY = 'marquee-quick-panel'
const listeners = new Set<() => void>()

function isOpen(): boolean {
  return sessionStorage.getItem(KEY) === 'open'
}

/** Whether the panel is open is kept for this tab: over reloads and from page to page. */
export function setQuickPanelOpen(open: boolean): void {
  if (open) sessionStorage.setItem(KEY, 'open')
  else sessionStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

export const toggleQuickPanel = (): void => setQuickPanelOpen(!isOpen())

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useQuickPanelOpen = (): boolean => useSyncExternalStore(subscribe, isOpen)
