import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Keys } from '#kit/parts/commands/Keys.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'

const KEYS = [
  ['ArrowLeft ArrowUp ArrowDown ArrowRight', 'move'],
  ['Enter', 'details'],
  ['J', 'jump'],
  ['P', 'pin'],
  ['N', 'next'],
] as const

/** What the marks of the grid mean, and the keys that work in it. */
export function Legend() {
  const translate = useTranslate()
  return (
    <Line>
      <span>
        <Icon name="pin" size="tiny" /> {translate('epg.mendedByHand')}
      </span>
      <span className="expired">
        <Icon name="clockOff" size="tiny" /> {translate('epg.legend.flagged')}
      </span>
      <span>
        <i className="gap" /> {translate('epg.legend.gap')}
      </span>
      <span>
        <i className="overlap" /> {translate('epg.legend.overlap')}
      </span>
      <span className="keys">
        {KEYS.map(([keys, does]) => (
          <span key={does}>
            <Keys keys={keys} /> {translate(`epg.keys.${does}`)}
          </span>
        ))}
      </span>
    </Line>
  )
}

const hatch = (angle: number, color: string) =>
  `repeating-linear-gradient(${angle}deg, ${color} 0 2px, transparent 2px 5px)`

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 14px',
  flex: 'none',
  minBlockSize: 32,
  paddingBlock: 4,
  fontSize: 11,
  fontWeight: 500,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  color: 'var(--mui-palette-text-secondary)',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 5 },
  '& .expired svg': { color: 'var(--mui-palette-status-expired-solid)' },
  '& i': { inlineSize: 16, blockSize: 12, borderRadius: 2 },
  '& .gap': {
    backgroundImage: hatch(135, 'var(--mui-palette-status-warning-bg)'),
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-status-warning-solid)',
  },
  '& .overlap': {
    backgroundImage: hatch(45, 'var(--mui-palette-status-error-solid)'),
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-status-error-solid)',
  },
  '& .keys': { marginInlineStart: 'auto', flexWrap: 'wrap', gap: '0 14px' },
})
