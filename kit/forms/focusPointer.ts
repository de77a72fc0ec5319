import { parentPointer } from './data/pointer.ts'
import type { Pointer } from './data/pointer.ts'

const TYPED = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled)'
const PRESSED = 'button:not(:disabled), [tabindex="0"]'
/** Frames until a section or row that had to be drawn first is there. */
const PATIENCE = 12

/** The element of a field, or of the nearest thing that holds it. */
function find(root: HTMLElement, pointer: Pointer): { element: HTMLElement; isExact: boolean } | undefined {
  for (let place = pointer; place !== ''; place = parentPointer(place)) {
    const element = root.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(place)}"]`)
    if (element) return { element, isExact: place === pointer }
  }
  return undefined
}

/** Whether somebody is at a field: what they type must not meet what is filled in meanwhile. */
export const isAt = (pointer: Pointer): boolean =>
  document.activeElement?.closest(`[data-pointer="${CSS.escape(pointer)}"]`) != null

function enter(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' })
  const target = element.querySelector<HTMLElement>(TYPED) ?? element.querySelector<HTMLElement>(PRESSED)
  target?.focus({ preventScroll: true })
}

/**
 * Brings a field into view and puts the cursor into it, as soon as it is drawn. What never comes, such as a field that
 * has no control of its own, is stood for by what holds it.
 */
export function focusPointer(root: () => HTMLElement | null, pointer: Pointer, left = PATIENCE): void {
  requestAnimationFrame(() => {
    const form = root()
    const found = form ? find(form, pointer) : undefined
    if (found && (found.isExact || left === 0)) enter(found.element)
    else if (left > 0) focusPointer(root, pointer, left - 1)
  })
}
