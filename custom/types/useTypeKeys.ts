import { useEffect, useEffectEvent } from 'react'
import type { FormStore } from '#kit/forms/formStore.ts'

type Keys = { store: FormStore; isEditable: boolean; onSave: () => void }

const TEXTS = 'input:not([type=checkbox]):not([type=radio]), textarea, select'

/** Ctrl+S saves wherever the focus is; Ctrl+Z and Ctrl+Y step through the document outside of text fields. */
export function useTypeKeys({ store, isEditable, onSave }: Keys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !isEditable) return
    const key = event.key.toLowerCase()
    const isTyping = event.target instanceof HTMLElement && event.target.matches(TEXTS)
    if (key === 's') onSave()
    else if (isTyping) return
    else if (key === 'z' && !event.shiftKey) store.undo()
    else if (key === 'y' || key === 'z') store.redo()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
