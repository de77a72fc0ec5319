import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { xOf } from '../geometry/timeScale.ts'
import type { Timeline } from './createTimeline.ts'

/** In less than this of a cell words are cut to nothing that could be read: they go. */
const LEAST_PX = 36
/** So long after the last scroll words are fitted into what is seen of their cells, in ms. */
const SETTLED_MS = 120
/** What a card keeps free before its words (`cardStyles`). */
const CARD_PX = 8

/**
 * Moves the words of cells that begin before the view to its edge: at every scroll by a transform alone, which lays
 * nothing out anew, and once the scroll has settled by the padding of the card, so that words are shortened to the part
 * of the cell that is seen. Sticky positions would cost a layer for each cell.
 */
export function useWordsInView(timeline: Timeline, scroll: RefObject<HTMLElement | null>): void {
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const placed = useRef(new Set<Card>())
  useEffect(() => {
    let isJoining = true
    const end = timeline.onTimes(() => {
      // It calls back at once, before anybody has scrolled.
      if (isJoining) return
      placed.current = place(timeline, scroll.current, slide)
      clearTimeout(settling.current)
      settling.current = setTimeout(() => {
        settling.current = undefined
        placed.current = place(timeline, scroll.current, fit)
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
    for (const card of placed.current) if (!card.cell.dataset.edge) putBack(card)
    placed.current = place(timeline, scroll.current, settling.current === undefined ? fit : slide)
  })
}

/** Words of a card, or what a page has marked to move with them. */
const MOVED = '[data-edge] > * > :is(.words, [data-words])'

type Card = { cell: HTMLElement; style: CSSStyleDeclaration; words: HTMLElement }
type Put = (card: Card, hidden: number) => void

/** Answers the cards that it has looked at. */
function place(timeline: Timeline, frame: HTMLElement | null, put: Put): Set<Card> {
  const left = xOf(timeline.shown().scale, timeline.times().from)
  const placed = new Set<Card>()
  for (const words of frame?.querySelectorAll<HTMLElement>(MOVED) ?? []) {
    const parent = words.parentElement
    const cell = parent?.parentElement
    if (!parent || !cell) continue
    const card = { cell, style: parent.style, words }
    const hidden = Math.max(0, Math.round(left - Number.parseFloat(cell.style.insetInlineStart)))
    const isLost = hidden > 0 && Number.parseFloat(cell.style.width) - hidden < LEAST_PX
    put(card, hidden)
    set(words.style, 'visibility', isLost ? 'hidden' : '')
    placed.add(card)
  }
  return placed
}

/** Words of a cell that no longer reaches over the edge, as after a zoom, stand where they stood. */
function putBack({ style, words }: Card): void {
  for (const one of [style, words.style]) for (const name of MOVING) set(one, name, '')
}

const MOVING = ['paddingInlineStart', 'transform', 'visibility'] as const

/** What stands already is not written again: the browser would work out the styles of the words anew. */
function set(style: CSSStyleDeclaration, name: (typeof MOVING)[number], value: string): void {
  if (style[name] !== value) style[name] = value
}

const paddedBy = ({ style }: Card) => Math.max(0, Number.parseFloat(style.paddingInlineStart) - CARD_PX || 0)

function slide(card: Card, hidden: number): void {
  const by = hidden - paddedBy(card)
  set(card.words.style, 'transform', by === 0 ? '' : `translateX(${by}px)`)
}

/** By the padding itself: a variable would be handed down, and worked out, to everything that stands in the card. */
function fit(card: Card, hidden: number): void {
  set(card.style, 'paddingInlineStart', hidden === 0 ? '' : `${CARD_PX + hidden}px`)
  set(card.words.style, 'transform', '')
}
