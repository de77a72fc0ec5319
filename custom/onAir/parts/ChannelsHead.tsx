import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { PressChip } from '#kit/parts/layoutParts/PressChip.ts'
import { SearchBox } from '#kit/parts/layoutParts/SearchBox.ts'
import type { BoardView } from '../model/boardView.ts'
import { SquareLegend } from './DaySquares.tsx'

type ChannelsHeadProps = {
  view: BoardView
  shown: number
  count: number
  trouble: number
  onChange: (change: Partial<BoardView>) => void
}

/** Which channels are shown, and what the squares on their cards mean. */
export function ChannelsHead({ view, shown, count, trouble, onChange }: ChannelsHeadProps) {
  const translate = useTranslate()
  const format = useFormat()
  const isOnlyTrouble = view.cards === 'trouble'
  return (
    <Head>
      <h2>{translate('airBoard.channels')}</h2>
      <small>{translate('airBoard.shown', { shown: format.number(shown), count: format.number(count) })}</small>
      <SquareLegend />
      <SearchBox style={{ inlineSize: 212 }}>
        <Icon name="search" size="small" />
        <input
          type="search"
          aria-label={translate('airBoard.find')}
          placeholder={translate('airBoard.find')}
          value={view.term}
          onChange={({ target }) => onChange({ term: target.value })}
        />
      </SearchBox>
      <PressChip
        type="button"
        aria-pressed={isOnlyTrouble}
        onClick={() => onChange({ cards: isOnlyTrouble ? 'all' : 'trouble' })}
      >
        {translate('airBoard.onlyTrouble')} <b>{format.number(trouble)}</b>
      </PressChip>
    </Head>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '6px 8px',
  flex: 'none',
  minBlockSize: 48,
  paddingBlock: 6,
  paddingInlineEnd: 8,
  '& h2': { margin: 0, fontSize: 15, lineHeight: '20px', fontWeight: 'var(--marquee-weight-700)' },
  '& small': { flex: 1, fontSize: 12, color: 'var(--mui-palette-text-tertiary)', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('lg')]: { '& > [aria-hidden]': { display: 'none' } },
}))
