import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { Keys } from '#kit/parts/commands/Keys.tsx'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { searchResultsPath } from '#kit/parts/routes/searchPaths.ts'
import type { SearchState } from '../model/searchState.ts'

const Foot = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  minBlockSize: 40,
  padding: '6px 16px',
  lineHeight: '18px',
  fontSize: 12,
  color: 'var(--mui-palette-text-tertiary)',
  background: 'var(--mui-palette-surface-hover)',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& kbd': { border: 0, background: 'var(--mui-palette-surface-pressed)' },
})

type PopupFootProps = {
  state: SearchState
  /** A hit is highlighted: Enter opens it. */
  hasHit: boolean
  onAll: () => void
}

/** How many there are, and the way to all of them. */
export function PopupFoot({ state, hasHit, onAll }: PopupFootProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { product } = useConsole()
  const count = format.number(state.total) + (state.atLeast ? '+' : '')
  return (
    <Foot>
      <span>
        <Keys keys="ArrowUp ArrowDown" />
        {translate('search.keys.move')}
      </span>
      <span>
        <Keys keys="Enter" />
        {translate(hasHit ? 'search.keys.open' : 'search.keys.all')}
      </span>
      <span>
        <Keys keys="Escape" />
        {translate('search.keys.close')}
      </span>
      <span style={{ flex: 1 }} />
      {state.total > 0 && (
        <MuiLink
          component={Link}
          to={searchResultsPath(product)}
          onClick={onAll}
          variant="meta"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: '2px', fontWeight: 'var(--marquee-weight-600)' }}
        >
          {translate('search.seeAll', { count })}
          <Icon name="chevronRight" size="small" />
        </MuiLink>
      )}
    </Foot>
  )
}
