import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'

/** The keys of a list under an input: arrows go through it, Enter takes, Escape closes without taking. */
export function useListbox(count: number, onTake: (index: number) => void) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [isNarrowed, setNarrowed] = useState(false)
  const shown = Math.min(active, count - 1)

  const open = () => {
    setOpen(true)
    setActive(-1)
    setNarrowed(false)
  }
  /** The list as a typed term leaves it: Enter takes its first line where no other was gone to. */
  const narrow = (term: string) => {
    open()
    setNarrowed(term.trim() !== '')
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const go = (to: number) => {
    setOpen(true)
    setActive(count === 0 ? -1 : (to + count) % count)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown') go(shown + 1)
    else if (key === 'ArrowUp') go(shown === -1 ? count - 1 : shown - 1)
    else if (key === 'Home' && isOpen && shown >= 0) go(0)
    else if (key === 'End' && isOpen && shown >= 0) go(count - 1)
    else if (key === 'Enter' && isOpen && shown >= 0) onTake(shown)
    else if (key === 'Enter' && isOpen && isNarrowed && count > 0) onTake(0)
    else if (key === 'Escape' && isOpen) close()
    else return false
    event.preventDefault()
    // An open list takes Escape for itself; a dialog around it stays.
    event.stopPropagation()
    return true
  }
  const optionId = (index: number) => `${listId}-${index}`
  return {
    isOpen,
    active: shown,
    open,
    narrow,
    close,
    onKeyDown,
    setActive,
    listId,
    optionId,
    /** What the input says about its list. */
    aria: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && shown >= 0 ? optionId(shown) : undefined,
    } as const,
  }
}

export type Listbox = ReturnType<typeof useListbox>
