type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** What a key asks of an editor: Mod+S saves, Mod+Z takes back, Mod+Y and Mod+Shift+Z bring back. */
export function editKey({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): 'save' | 'undo' | 'redo' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined
  const letter = key.toLowerCase()
  if (letter === 's') return 'save'
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redo'
  return letter === 'z' ? 'undo' : undefined
}
