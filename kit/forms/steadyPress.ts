/** How far a pointer may wander between going down and coming up, in px: further away somebody takes the press back. */
const WANDER_PX = 6

/** What a press can be meant for. */
const PRESSABLE = 'button, a[href], input, select, textarea, label, summary, [role=option], [role=tab]'

type Press = { on: HTMLElement; x: number; y: number }

/**
 * A press counts for what it began on. Leaving a field may show a message or take a token: the page then moves under the
 * pointer between its going down and its coming up, and the browser clicks on whatever both places have in common. Such
 * a click is given back to where it was aimed at.
 */
export function steadyPress(form: HTMLElement): () => void {
  const page = form.ownerDocument
  const stop = new AbortController()
  let press: Press | undefined

  page.addEventListener(
    'pointerdown',
    ({ target, button, clientX: x, clientY: y }) => {
      const on = target instanceof Element && form.contains(target) ? target.closest<HTMLElement>(PRESSABLE) : null
      press = on && button === 0 ? { on, x, y } : undefined
    },
    { capture: true, signal: stop.signal },
  )
  page.addEventListener(
    'click',
    (event) => {
      const begun = press
      press = undefined
      if (!begun || isAimed(event, begun)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      begun.on.click()
    },
    { capture: true, signal: stop.signal },
  )
  return () => stop.abort()
}

/** Whether a click is where its press began, was made by a key, or was taken away on purpose. */
function isAimed({ target, detail, clientX, clientY }: MouseEvent, { on, x, y }: Press): boolean {
  const isWithin = target instanceof Node && on.contains(target)
  const isFar = Math.hypot(clientX - x, clientY - y) > WANDER_PX
  return isWithin || detail === 0 || isFar || !on.isConnected
}
