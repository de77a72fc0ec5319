import { scrollStep } from './scrollStep.ts'

/** Where the pointer is, in px of the window, and what is held down with it. */
export type PointerPlace = { x: number; y: number; isAlt: boolean; isCommand: boolean; isShift: boolean }

type Track = {
  /** Px that a mouse moves, or ms that a finger rests, before it is a drag. */
  after?: { px: number; ms: number }
  /** What the pointer is captured by. */
  element: HTMLElement
  /** What scrolls while the pointer is near its edges. */
  scroller?: HTMLElement | undefined
  /** It has become a drag; `false` lets it be none. */
  onStart: (place: PointerPlace) => boolean
  /** Once a frame, while the pointer or what is beneath it moves, or a key of the place changes. */
  onMove: (place: PointerPlace) => void
  /** Released, or given up: by Escape, by the browser, by a second pointer. */
  onEnd: (place: PointerPlace, isDropped: boolean) => void
}

const AFTER = { px: 5, ms: 200 }
/** A finger that rests trembles. */
const TREMBLE_PX = 8

/**
 * Follows one pointer from where it was pressed: it is captured once it drags, all that is done for it is done once a
 * frame, and a click that would follow is swallowed. A press that never becomes a drag remains a click; a finger that
 * moves before it has rested scrolls.
 */
export function trackPointer(pressed: PointerEvent, track: Track): void {
  const { after = AFTER, scroller, element: target } = track
  const ending = new AbortController()
  const { signal } = ending
  let place = placeOf(pressed)
  let isDragging = false
  let isChanged = false
  let frame = 0
  const resting = pressed.pointerType === 'touch' ? setTimeout(() => start(), after.ms) : undefined

  function start(): void {
    if (!track.onStart(place)) return end(false)
    isDragging = true
    target.setPointerCapture(pressed.pointerId)
    isChanged = true
    frame = requestAnimationFrame(tick)
  }
  function tick(): void {
    const step = scroller ? scrollStep(scroller.getBoundingClientRect(), place) : { x: 0, y: 0 }
    if (scroller && (step.x !== 0 || step.y !== 0)) {
      scroller.scrollBy(step.x, step.y)
      isChanged = true
    }
    if (isChanged) track.onMove(place)
    isChanged = false
    frame = requestAnimationFrame(tick)
  }
  function end(isDropped: boolean): void {
    ending.abort()
    clearTimeout(resting)
    cancelAnimationFrame(frame)
    if (!isDragging) return
    if (target.hasPointerCapture(pressed.pointerId)) target.releasePointerCapture(pressed.pointerId)
    swallowClick()
    track.onEnd(place, isDropped)
  }
  const look = (event: PointerEvent | KeyboardEvent) => {
    place = { ...place, ...('clientX' in event && placeOf(event)), ...heldBy(event) }
    isChanged = true
  }
  const isOurs = (event: PointerEvent) => event.pointerId === pressed.pointerId

  target.addEventListener(
    'pointermove',
    (event) => {
      if (!isOurs(event)) return
      const moved = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY)
      look(event)
      if (isDragging) return
      if (resting === undefined && moved >= after.px) start()
      else if (resting !== undefined && moved > TREMBLE_PX) end(false)
    },
    { signal },
  )
  target.addEventListener('pointerup', (event) => isOurs(event) && end(true), { signal })
  target.addEventListener('pointercancel', (event) => isOurs(event) && end(false), { signal })
  target.addEventListener('pointerdown', (event) => !isOurs(event) && end(false), { signal })
  // What has begun as a drag of a finger does not scroll as well. Not for a mouse: where touches may be held up is part
  // of what the browser paints, and all that stands in the element would be painted anew at each press and release.
  if (pressed.pointerType !== 'mouse')
    target.addEventListener('touchmove', (event) => isDragging && event.preventDefault(), { signal, passive: false })
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isDragging) return
      look(event)
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      end(false)
    },
    { signal, capture: true },
  )
  window.addEventListener('keyup', (event) => isDragging && look(event), { signal, capture: true })
}

function placeOf(event: PointerEvent): PointerPlace {
  return { x: event.clientX, y: event.clientY, ...heldBy(event) }
}

function heldBy({ altKey, ctrlKey, metaKey, shiftKey }: PointerEvent | KeyboardEvent) {
  return { isAlt: altKey, isCommand: ctrlKey || metaKey, isShift: shiftKey }
}

/** The click that the browser makes of a release is none; it comes within the same task, if at all. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
