import { useCallback, useSyncExternalStore } from 'react'

const KEY = 'marquee-navbar-folded'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  const otherTab = ({ key }: StorageEvent) => key === KEY && listener()
  listeners.add(listener)
  window.addEventListener('storage', otherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', otherTab)
  }
}

const isFolded = () => localStorage.getItem(KEY) === 'true'

/** Whether the user keeps the navbar folded to its rail (specification section 4); remembered in this browser. */
export function useFoldedNavbar(): [folded: boolean, fold: (folded: boolean) => void] {
  const folded = useSyncExternalStore(subscribe, isFolded)
  const fold = useCallback((next: boolean) => {
    localStorage.setItem(KEY, String(next))
    listeners.forEach((listener) => listener())
  }, [])
  return [folded, fold]
}
