import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useRowWindow } from '#kit/parts/table/rows/useRowWindow.ts'
import type { ShownCard } from '../model/shownCards.ts'
import { stepFrom } from '../model/stepFrom.ts'
import { CARD_ROW_PX } from './cardStyles.ts'
import { ChannelCard } from './ChannelCard.tsx'

type CardGridProps = { cards: readonly ShownCard[]; now: number }

/** Cards in channel order, which never move: the rows in view alone are drawn, one of them is the tab stop. */
export function CardGrid({ cards, now }: CardGridProps) {
  const translate = useTranslate()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true })
  const columns = isNarrow ? 2 : 3
  const box = useRef<HTMLDivElement>(null)
  const rows = Math.ceil(cards.length / columns)
  const { first, end, reveal } = useRowWindow(box, rows, CARD_ROW_PX)
  const { stop, onFocus, onKeyDown } = useOneStop(cards.length, columns, (index) => reveal(Math.floor(index / columns)))
  return (
    <Scroll ref={box} onFocus={onFocus} onKeyDown={onKeyDown}>
      <Sizer role="list" aria-label={translate('airBoard.channels')} style={{ blockSize: rows * CARD_ROW_PX }}>
        {Array.from({ length: end - first }, (_none, at) => first + at).map((index) => (
          <Row
            key={index}
            role="presentation"
            style={{
              transform: `translateY(${index * CARD_ROW_PX}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {cards.slice(index * columns, (index + 1) * columns).map((card, at) => {
              const position = index * columns + at
              return (
                <div
                  key={card.line.channel.id}
                  role="listitem"
                  aria-setsize={cards.length}
                  aria-posinset={position + 1}
                  data-card={position}
                >
                  <ChannelCard {...card} now={now} isStop={position === stop} />
                </div>
              )
            })}
          </Row>
        ))}
      </Sizer>
    </Scroll>
  )
}

/** One tab stop; arrows, Home and End go from card to card. A card out of view is scrolled to before it has the focus. */
function useOneStop(count: number, columns: number, show: (index: number) => void) {
  const [stop, setStop] = useState(0)
  const wanted = useRef<{ index: number; box: HTMLElement }>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    const link = wanted.current.box.querySelector<HTMLElement>(`[data-card="${wanted.current.index}"] a`)
    if (!link) return
    wanted.current = undefined
    link.focus()
  })
  return {
    stop: Math.min(stop, Math.max(0, count - 1)),
    onFocus: (event: FocusEvent) => {
      const index = (event.target as HTMLElement).closest<HTMLElement>('[data-card]')?.dataset.card
      if (index !== undefined) setStop(Number(index))
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const index = stepFrom(stop, event.key, { count, columns })
      if (index === undefined) return
      event.preventDefault()
      wanted.current = { index, box: event.currentTarget }
      show(index)
      setStop(index)
    },
  }
}

const Scroll = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  paddingInlineEnd: 8,
})
const Sizer = styled('div')({ position: 'relative' })
const Row = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  alignItems: 'start',
  gap: 8,
  '&:has(:focus-visible)': { zIndex: 1 },
})
