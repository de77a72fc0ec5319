import { useContext, useEffect } from 'react'
import { CommandContext } from './CommandContext.ts'
import { isChord, isPlainKey } from './keyChord.ts'
import { usePerform } from './usePerform.ts'

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
const ASKING = '[aria-modal=true], [role=dialog], [role=menu], [role=listbox]'

/** Listens to the keys of every command on screen. A key without Ctrl or Alt is a letter where one types. */
export function useCommandKeys(): void {
  const registry = useContext(CommandContext)
  const perform = usePerform()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const command = registry.commands().find(({ keys }) => keys !== undefined && isChord(event, keys))
      if (!command?.keys) return
      const target = event.target instanceof Element ? event.target : document.body
      if (isPlainKey(command.keys) && target.closest(TYPING)) return
      const isAsked = target.closest(ASKING) !== null
      if (isAsked && isPlainKey(command.keys)) return
      event.preventDefault()
      // An open question is answered first.
      if (!isAsked) perform(command)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [registry, perform])
}
