import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { SearchHit } from '#contract/schemas/search.ts'

type Doors = {
  onOpen: (hit: SearchHit) => void
  /** Enter with no hit highlighted. */
  onAll: () => void
  onClose: () => void
  /** Arrow down while no popup is open. */
  onDown: () => void
}

/**
 * The keys of the search field: arrows move through the hits and come back to the text, Enter opens the highlighted
 * one or goes to all of them, Escape closes. The highlight stays with its hit while the filters bring others; typing
 * drops it, so that Enter never opens a hit of the former term.
 */
export function usePopupKeys(hits: readonly SearchHit[], isOpen: boolean, { onOpen, onAll, onClose, onDown }: Doors) {
  const listId = useId()
  const [activeId, setActiveId] = useState<string>()
  const active = isOpen ? hits.findIndex(({ id }) => id === activeId) : -1
  /** -1 is the text itself: it stands before the first hit and after the last. */
  const go = (to: number) => setActiveId(hits[to]?.id)

  const onKeyDown = (event: KeyboardEvent) => {
    // Chinese and Tamil are composed with the same keys.
    if (event.nativeEvent.isComposing) return
    const { key } = event
    const hit = hits[active]
    if (key === 'ArrowDown' && isOpen) go(active + 1)
    else if (key === 'ArrowDown') onDown()
    else if (key === 'ArrowUp' && isOpen) go(active === -1 ? hits.length - 1 : active - 1)
    else if (key === 'Enter') {
      if (hit) onOpen(hit)
      else onAll()
    } else if (key === 'Escape' && isOpen) onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    active,
    listId,
    optionId: (at: number) => `${listId}-${at}`,
    indexOf: (hit: SearchHit) => hits.indexOf(hit),
    setActive: go,
    /** No hit is highlighted any more. */
    drop: () => setActiveId(undefined),
    onKeyDown,
    /** What the field says about its list. */
    aria: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
    } as const,
  }
}

export type PopupKeys = ReturnType<typeof usePopupKeys>
