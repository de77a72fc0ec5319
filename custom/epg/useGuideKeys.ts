import type { KeyboardEvent } from 'react'

type Acts = { onNext: (by: -1 | 1) => void; onJump: () => void; onNow: () => void; onPin: () => void }

/** Letters that work wherever one is on the page, but where one types: N and Shift+N problems, J the time, T now, P pins. */
export function useGuideKeys({ onNext, onJump, onNow, onPin }: Acts) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || isTypedInto(target as Element)) return
    const act = { n: () => onNext(event.shiftKey ? -1 : 1), j: onJump, t: onNow, p: onPin }[key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }
}

function isTypedInto(target: Element): boolean {
  return target.closest('input,textarea,select,[contenteditable=true],[role=dialog],[role=menu]') !== null
}
