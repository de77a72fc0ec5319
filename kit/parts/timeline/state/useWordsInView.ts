import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { xOf } from '../geometry/timeScale.ts'
import type { Timeline } from './createTimeline.ts'

/** In less than this of a cell words are cut to nothing that could be read: they go. */
const LEAST_PX = 36
/** So long after the last scroll words are fitted into what is seen of their cells, in ms. */
const SETTLED_MS = 120

/**
 * Moves the words of cells that begin before the view to its edge: at every scroll by a transform alone, which lays
 * nothing out anew, and once the scroll has settled by the padding of the card, so that words are shortened to the part
 * of the cell that is seen. Sticky positions would cost a layer for each cell.
 */
export function useWordsInView(timeline: Timeline, scroll: RefObject<HTMLElement | null>): void {
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    let isJoining = true
    const end = timeline.onTimes(() => {
      // It calls back at once, before anybody has scrolled.
      if (isJoining) return
      place(timeline, scroll.current, slide)
      clearTimeout(settling.current)
      settling.current = setTimeout(() => {
        settling.current = undefined
        place(timeline, scroll.current, fit)
      }, SETTLED_MS)
    })
    isJoining = false
    return () => {
      clearTimeout(settling.current)
      settling.current = undefined
      end()
    }
  }, [timeline, scroll])
  // After each drawing, for cells come and go.
  useLayoutEffect(() => {
    putBack(scroll.current)
    place(timeline, scroll.current, settling.current === undefined ? fit : slide)
  })
}

type Card = { style: CSSStyleDeclaration; words: HTMLElement }
type Put = (card: Card, hidden: number) => void

function place(timeline: Timeline, frame: HTMLElement | null, put: Put): void {
  const left = xOf(timeline.shown().scale, timeline.times().from)
  for (const words of frame?.querySelectorAll<HTMLElement>('[data-edge] > * > .words') ?? []) {
    const card = words.parentElement
    const cell = card?.parentElement
    if (!card || !cell) continue
    const hidden = Math.max(0, Math.round(left - Number.parseFloat(cell.style.insetInlineStart)))
    put({ style: card.style, words }, hidden)
    words.style.visibility = hidden > 0 && Number.parseFloat(cell.style.width) - hidden < LEAST_PX ? 'hidden' : ''
  }
}

/** Words of cells that no longer reach over the edge, as after a zoom, stand where they stood. */
function putBack(frame: HTMLElement | null): void {
  for (const words of frame?.querySelectorAll<HTMLElement>('.cell:not([data-edge]) > * > .words[style]') ?? []) {
    words.style.removeProperty('transform')
    words.style.removeProperty('visibility')
  }
}

const paddedBy = ({ style }: Card) => Number.parseFloat(style.getPropertyValue('--hidden')) || 0

function slide(card: Card, hidden: number): void {
  const by = hidden - paddedBy(card)
  const transform = by === 0 ? '' : `translateX(${by}px)`
  if (card.words.style.transform !== transform) card.words.style.transform = transform
}

function fit(card: Card, hidden: number): void {
  if (paddedBy(card) !== hidden) card.style.setProperty('--hidden', `${hidden}px`)
  if (card.words.style.transform !== '') card.words.style.transform = ''
}
