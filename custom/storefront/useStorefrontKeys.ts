import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useKeyList } from '#kit/parts/commands/useKeyList.ts'
import { editKey } from '#kit/parts/keys/editKey.ts'
import { isTyping } from '#kit/parts/keys/isTyping.ts'
import { useWindowKeys } from '#kit/parts/keys/useWindowKeys.ts'
import { useStorefront } from './StorefrontContext.ts'

/** Keys of the whole screen, and the word for what they do. */
const KEYS = {
  ...{
    'Mod+S': 'storefront.keys.save',
    'Mod+Z': 'storefront.keys.undo',
    'Mod+Y': 'storefront.keys.redo',
    I: 'storefront.keys.interact',
    'Mod+Enter': 'storefront.keys.content',
  },
  // Of the outline, named here so that the help has them, too.
  ...{
    Insert: 'storefront.keys.insert',
    F2: 'storefront.keys.rename',
    'Mod+D': 'storefront.keys.duplicate',
    Delete: 'storefront.keys.remove',
  },
} as const
const NO_COMMANDS = [] as const

/**
 * Ctrl+S saves and Ctrl+Enter chooses the content of the selected container, wherever the focus is; undo, redo and I
 * work outside of fields and dialogs.
 */
export function useStorefrontKeys(): void {
  const { undo, redo, readOnly, isSaved, save, interact, setInteract } = useStorefront()
  const { storefront, selection, openDialog } = useStorefront()
  useWindowKeys((event) => {
    if (event.defaultPrevented || event.altKey) return
    const asked = editKey(event)
    if (asked === 'save') {
      event.preventDefault()
      if (readOnly === undefined && !isSaved) void save()
      return
    }
    if (document.querySelector('[role=dialog]') !== null) return
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && event.key === 'Enter') {
      const [id] = selection
      if (selection.size !== 1 || id === undefined || !storefront.containers.has(id)) return
      event.preventDefault()
      return openDialog({ kind: 'curation', id })
    }
    // A letter in a list of choices goes to the choice that begins with it.
    if (isTyping(event.target) || event.target instanceof HTMLSelectElement) return
    if (!isCommand && !event.shiftKey && event.key.toLowerCase() === 'i') setInteract(!interact)
    else if (!asked || readOnly !== undefined) return
    else if (asked === 'undo') undo()
    else redo()
    event.preventDefault()
  })
  useCommands(NO_COMMANDS, useKeyList('storefront', 'storefront.keys.title', KEYS))
}
