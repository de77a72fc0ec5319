import { useEffect, useState, type ReactNode } from 'react'

/** For a dialog or popover that stands open there: it takes neither focus nor page. */
const unseenIn = (container: HTMLElement) => ({
  ...{ open: true, container, disablePortal: true },
  ...{ disableAutoFocus: true, disableEnforceFocus: true, disableRestoreFocus: true, disableScrollLock: true },
})

type DrawnOnceProps = { children: (unseen: ReturnType<typeof unseenIn>) => ReactNode }

/**
 * Draws once, out of sight, while nobody waits, what a press will open: its styles are worked out as those of something
 * open, and its code has run, before the press. A style that comes with a press is worked out within its frame.
 */
export function DrawnOnce({ children }: DrawnOnceProps) {
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
