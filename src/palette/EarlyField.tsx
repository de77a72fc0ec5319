import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import { useKeysHere } from './useKeysHere.ts'

let typed = ''

/** What was typed before the palette was there; it begins with it, and forgets it once it stands. */
export const earlyTerm = (): string => typed
export function forgetEarlyTerm(): void {
  typed = ''
}

/** Stands where the palette will, unseen: whoever types at once after its key does not type into the page. */
export function EarlyField() {
  const translate = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  useKeysHere(field)
  return (
    <input
      ref={field}
      autoFocus
      aria-label={translate('palette.placeholder')}
      style={{ position: 'fixed', insetBlockStart: 0, opacity: 0, pointerEvents: 'none' }}
      onChange={({ target }) => {
        typed = target.value
      }}
    />
  )
}
