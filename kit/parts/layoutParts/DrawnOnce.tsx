import { useEffect, useState, type ReactNode } from 'react'
import { onFirstPicture } from './firstPicture.ts'

/** For a dialog or popover that stands open there: it takes neither focus nor page. */
const unseenIn = (container: HTMLElement) => ({
  ...{ open: true, container, disablePortal: true },
  ...{ disableAutoFocus: true, disableEnforceFocus: true, disableRestoreFocus: true, disableScrollLock: true },
})

export type Unseen = ReturnType<typeof unseenIn>

type DrawnBeforeProps = { children: (unseen: Unseen) => ReactNode }

/**
 * Draws once, out of sight, while nobody waits, what a press will open: its styles are worked out as those of something
 * open, and its code has run, before the press. A style that comes with a press is worked out within its frame.
 */
export function DrawnBefore({ children }: DrawnBeforeProps) {
  const [isDue, setDue] = useState(false)
  useEffect(() => onFirstPicture(() => setDue(true)), [])
  return isDue && <DrawnOnce>{children}</DrawnOnce>
}

/** The same, now. */
export function DrawnOnce({ children }: DrawnBeforeProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (place) setDone(true)
  }, [place])
  return (
    !isDone && (
      <div hidden ref={setPlace}>
        {place && children(unseenIn(place))}
      </div>
    )
  )
}
