import { useTranslate } from 'ra-core'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { KeyList } from '#kit/parts/commands/command.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { isTyping } from '#kit/parts/keys/isTyping.ts'
import { useStorefront } from './StorefrontContext.ts'

/** Keys of the whole screen, and the word under `storefront.keys` for what they do. */
const KEYS = {
  ...{ 'Mod+S': 'save', 'Mod+Z': 'undo', 'Mod+Y': 'redo', I: 'interact', 'Mod+Enter': 'content' },
  // Of the outline, named here so that the help has them, too.
  ...{ Insert: 'insert', F2: 'rename', 'Mod+D': 'duplicate', Delete: 'remove' },
} as const

/**
 * Ctrl+S saves and Ctrl+Enter chooses the content of the selected container, wherever the focus is; undo, redo and I
 * work outside of fields and dialogs.
 */
export function useStorefrontKeys(): void {
  const translate = useTranslate()
  const { undo, redo, readOnly, isSaved, save, interact, setInteract } = useStorefront()
  const { storefront, selection, openDialog } = useStorefront()
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (event.defaultPrevented || event.altKey) return
    if (isCommand && key === 's') {
      event.preventDefault()
      if (readOnly === undefined && !isSaved) void save()
      return
    }
    if (document.querySelector('[role=dialog]') !== null) return
    if (isCommand && event.key === 'Enter') {
      const [id] = selection
      if (selection.size !== 1 || id === undefined || !storefront.containers.has(id)) return
      event.preventDefault()
      return openDialog({ kind: 'curation', id })
    }
    // A letter in a list of choices goes to the choice that begins with it.
    if (isTyping(event.target) || event.target instanceof HTMLSelectElement) return
    if (!isCommand && key === 'i' && !event.shiftKey) setInteract(!interact)
    else if (!isCommand || readOnly !== undefined) return
    else if (key === 'z' && !event.shiftKey) undo()
    else if (key === 'y' || (key === 'z' && event.shiftKey)) redo()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  const keyLists = useMemo(
    (): KeyList[] => [
      {
        id: 'storefront',
        title: translate('storefront.keys.title'),
        lines: Object.entries(KEYS).map(([keys, name]) => ({ keys, words: translate(`storefront.keys.${name}`) })),
      },
    ],
    [translate],
  )
  useCommands([], keyLists)
}
