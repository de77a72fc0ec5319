import { useEffect, useRef } from 'react'

/** '/' goes to the list's search, '?' lists the keys: from anywhere on the screen but where one types. */
export function useListKeys(onHelp: () => void): void {
  const latest = useRef(onHelp)
  useEffect(() => {
    latest.current = onHelp
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest?.(
        'input, textarea, select, [contenteditable], [role=dialog]',
      )
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '?') latest.current()
      else if (event.key === '/') document.querySelector<HTMLElement>('[data-list-search]')?.focus()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
