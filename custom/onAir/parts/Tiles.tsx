import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import type { BoardView, ShownCards } from '../model/boardView.ts'
import { dayText } from '../model/problemWords.ts'
import type { Totals } from '../model/shownCards.ts'
import { Countdown } from './Countdown.tsx'

type TilesProps = {
  totals: Totals
  channels: number
  failed: { jobs: number; ingestions: number }
  view: BoardView
  onCards: (cards: ShownCards) => void
  onFailed: () => void
}

/** Four totals; pressing one narrows the cards to what it counts. */
export function Tiles({ totals, channels, failed, view, onCards, onFailed }: TilesProps) {
  const translate = useTranslate()
  const format = useFormat()
  const count = format.number(channels)
  const { off, trouble, days, firstDay } = totals
  return (
    <Row>
      <Tile
        figure={totals.onAir}
        label={translate('airBoard.tiles.onAir')}
        isPressed={view.cards === 'all'}
        onPress={() => onCards('all')}
      >
        {off > 0
          ? translate('airBoard.tiles.ofChannelsOff', { count, off: format.number(off) })
          : translate('airBoard.tiles.ofChannels', { count })}
      </Tile>
      <Tile
        figure={trouble}
        label={translate('airBoard.tiles.trouble')}
        isBad={trouble > 0}
        isPressed={view.cards === 'trouble'}
        onPress={() => onCards(view.cards === 'trouble' ? 'all' : 'trouble')}
      >
        <TroubleWords totals={totals} />
      </Tile>
      <Tile
        figure={days}
        label={translate('airBoard.tiles.days')}
        isPressed={view.cards === 'days'}
        onPress={() => onCards(view.cards === 'days' ? 'all' : 'days')}
      >
        {firstDay === undefined
          ? translate('airBoard.tiles.daysReady')
          : translate('airBoard.tiles.daysOf', { smart_count: totals.daysOn, day: dayText(firstDay, { format }) })}
      </Tile>
      <Tile figure={failed.jobs} label={translate('airBoard.tiles.failed')} onPress={onFailed}>
        {failed.jobs === 0
          ? translate('airBoard.tiles.noneFailed')
          : translate('airBoard.tiles.failedOf', { smart_count: failed.ingestions })}
      </Tile>
    </Row>
  )
}

function TroubleWords({ totals: { trouble, dark, next } }: { totals: Totals }) {
  const translate = useTranslate()
  if (trouble === 0) return translate('airBoard.tiles.calm')
  const [before = '', after = ''] = translate('airBoard.tiles.next', { time: '\u0000' }).split('\u0000')
  return (
    <>
      {dark > 0 && translate('airBoard.tiles.dark', { count: dark })}
      {dark > 0 && next !== undefined && ', '}
      {next !== undefined && (
        <>
          {before}
          <Countdown at={next} />
          {after}
        </>
      )}
    </>
  )
}

type TileProps = {
  figure: number
  label: string
  children: ReactNode
  isBad?: boolean
  isPressed?: boolean
  onPress: () => void
}

function Tile({ figure, label, children, isBad, isPressed, onPress }: TileProps) {
  const format = useFormat()
  return (
    <Box type="button" aria-pressed={isPressed} data-bad={isBad || undefined} onClick={onPress}>
      <b>{format.number(figure)}</b> <span className="label">{label}</span> <span className="words">{children}</span>
    </Box>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  marginInlineEnd: 8,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

const Box = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '16px auto',
  gap: '0 10px',
  alignContent: 'center',
  blockSize: 60,
  paddingInline: 14,
  border: 0,
  borderRadius: 6,
  font: 'inherit',
  textAlign: 'start',
  color: 'var(--mui-palette-text-primary)',
  backgroundColor: 'var(--mui-palette-background-raised)',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--mui-palette-surface-hover)' },
  '&:focus-visible': focusRing('inside'),
  '&[aria-pressed=true]': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-line-outline)' },
  '& b': {
    gridRow: '1 / 3',
    alignSelf: 'center',
    fontSize: 28,
    lineHeight: '32px',
    fontWeight: 'var(--marquee-weight-700)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .label, & .words': { overflow: 'hidden', textOverflow: 'ellipsis', fontSize: 12 },
  '& .label': {
    whiteSpace: 'nowrap',
    fontWeight: 'var(--marquee-weight-600)',
    lineHeight: '16px',
    color: 'var(--mui-palette-text-secondary)',
  },
  // Two lines rather than half a sentence.
  '& .words': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    lineHeight: '16px',
    color: 'var(--mui-palette-text-tertiary)',
  },
  '&[data-bad]': { backgroundColor: 'var(--mui-palette-status-error-bg)' },
  '&[data-bad], &[data-bad] .label, &[data-bad] .words': { color: 'var(--mui-palette-status-error-on)' },
})
