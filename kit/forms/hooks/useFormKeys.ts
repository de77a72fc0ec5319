import type { Command } from '#kit/parts/commands/command.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useKeyList } from '#kit/parts/commands/useKeyList.ts'
import { editKey } from '#kit/parts/keys/editKey.ts'
import { isTyping } from '#kit/parts/keys/isTyping.ts'
import { useWindowKeys } from '#kit/parts/keys/useWindowKeys.ts'
import type { FormStore } from '../formStore.ts'

type Keys = { store: FormStore; isEditable: boolean; onSave: () => void }

/** Keys of a form, and the word for what they do. */
const KEYS = {
  'Mod+S': 'palette.keys.save',
  'Mod+Z': 'palette.keys.undo',
  'Mod+Y': 'palette.keys.redo',
  'Alt+Shift+F': 'palette.keys.findField',
  'Alt+ArrowUp Alt+ArrowDown': 'palette.keys.moveEntry',
  'Alt+Shift+ArrowDown': 'palette.keys.copyEntry',
  'Alt+Delete': 'palette.keys.removeEntry',
} as const
const NO_COMMANDS: readonly Command[] = []

/** Ctrl+S saves wherever the focus is; Ctrl+Z and Ctrl+Y step through the form outside of text fields. */
export function useFormKeys({ store, isEditable, onSave }: Keys): void {
  useWindowKeys((event) => {
    const asked = editKey(event)
    if (!asked) return
    if (asked === 'save') {
      event.preventDefault()
      if (isEditable) onSave()
      return
    }
    if (!isEditable || isTyping(event.target)) return
    if (asked === 'undo') store.undo()
    else store.redo()
    event.preventDefault()
  })
  const keyLists = useKeyList('form', 'palette.keys.form', KEYS)
  useCommands(NO_COMMANDS, keyLists)
}
