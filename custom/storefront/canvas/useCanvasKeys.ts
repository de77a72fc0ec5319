import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { readingKey } from '#kit/parts/keys/readingKey.ts'
import type { StorefrontScreen } from '../StorefrontContext.ts'
import type { RailActs } from './parts/RailFrame.tsx'

/** Px of the device that an arrow scrolls a rail by: about one card of a TV. */
const STEP = 420

type KeyView = Pick<StorefrontScreen, 'shown' | 'shownTab' | 'selection' | 'select' | 'interact'> &
  Partial<Pick<StorefrontScreen, 'setInteract'>>

/**
 * Keys of the preview: up and down from rail to rail (with Alt they move it), Home and End, left and right through a
 * rail, Enter or Space selects, Delete removes, Ctrl+D duplicates, I lets the preview work as for viewers.
 */
export function useCanvasKeys(view: KeyView, acts: RailActs | undefined) {
  const { shown, shownTab, selection, select, interact, setInteract } = view
  const rails = shownTab === undefined ? [] : (shown.tab.get(shownTab)?.containers ?? [])
  const [last, setLast] = useState<string>()
  const cursor = [last, ...selection].find((id) => id !== undefined && rails.includes(id)) ?? rails[0]
  const go = (stage: Element, id: string | undefined) => {
    const rail = id === undefined ? null : stage.querySelector<HTMLElement>(`[data-container=${JSON.stringify(id)}]`)
    rail?.focus()
    rail?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: stage, target, altKey, ctrlKey, metaKey } = event
    if (event.key.toLowerCase() === 'i' && !ctrlKey && !metaKey && !altKey) return setInteract?.(!interact)
    if (!(target as Element).matches('[data-container]') || cursor === undefined) return
    const at = rails.indexOf(cursor)
    const isDuplicate = (ctrlKey || metaKey) && event.key.toLowerCase() === 'd'
    const handlers: Readonly<Record<string, () => void>> = {
      ArrowUp: () => (altKey ? acts?.up(cursor) : go(stage, rails[at - 1])),
      ArrowDown: () => (altKey ? acts?.down(cursor) : go(stage, rails[at + 1])),
      Home: () => go(stage, rails[0]),
      End: () => go(stage, rails.at(-1)),
      ArrowLeft: () => scrollRow(target as Element, -STEP),
      ArrowRight: () => scrollRow(target as Element, STEP),
      Enter: () => select([cursor]),
      ' ': () => select([cursor], ctrlKey ? 'toggle' : 'set'),
      Delete: () => acts?.remove(cursor),
    }
    const handle = isDuplicate ? () => acts?.duplicate(cursor) : handlers[readingKey(event)]
    if (!handle) return
    event.preventDefault()
    handle()
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setLast(target.closest<HTMLElement>('[data-container]')?.dataset.container)
  return { cursor, onKeyDown, onFocus }
}

function scrollRow(rail: Element, by: number) {
  const row = rail.querySelector('.cards')
  row?.scrollBy({ left: by, behavior: 'smooth' })
}
