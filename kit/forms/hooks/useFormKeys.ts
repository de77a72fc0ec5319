import { useTranslate } from 'ra-core'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { Command, KeyList } from '#kit/parts/commands/command.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { isTyping } from '#kit/parts/keys/isTyping.ts'
import type { FormStore } from '../formStore.ts'

type Keys = { store: FormStore; isEditable: boolean; onSave: () => void }

/** Keys of a form, and the word under `palette.keys` for what they do. */
const KEYS = {
  'Mod+S': 'save',
  'Mod+Z': 'undo',
  'Mod+Y': 'redo',
  'Alt+Shift+F': 'findField',
  'Alt+ArrowUp Alt+ArrowDown': 'moveEntry',
  'Alt+Shift+ArrowDown': 'copyEntry',
  'Alt+Delete': 'removeEntry',
} as const
const NO_COMMANDS: readonly Command[] = []

/** Ctrl+S saves wherever the focus is; Ctrl+Z and Ctrl+Y step through the form outside of text fields. */
export function useFormKeys({ store, isEditable, onSave }: Keys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 's') {
      event.preventDefault()
      if (isEditable) onSave()
    }
    if (!isEditable || isTyping(event.target)) return
    if (key === 'z' && !event.shiftKey) store.undo()
    else if (key === 'y' || (key === 'z' && event.shiftKey)) store.redo()
    else return
    event.preventDefault()
  })
  const translate = useTranslate()
  const keyLists = useMemo(
    (): KeyList[] => [
      {
        id: 'form',
        title: translate('palette.keys.form'),
        lines: Object.entries(KEYS).map(([keys, name]) => ({ keys, words: translate(`palette.keys.${name}`) })),
      },
    ],
    [translate],
  )
  useCommands(NO_COMMANDS, keyLists)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
