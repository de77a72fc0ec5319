import { useEffect, useEffectEvent } from 'react'

/** Hears every key pressed on the page that nobody has stopped on its way, for as long as the caller is drawn. */
export function useWindowKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
