import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { NavLink } from 'react-router'
import type { Extension } from '#contract/wire/extensions.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { inProduct } from '#kit/parts/routes/paths.ts'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { useTroubleCount } from './useTroubleCount.ts'
import { useIngestionCount, useIngestionNews } from './inbox/useIngestions.ts'

/** The pages of the EPG by their addresses, each where the service has what it shows. */
const TABS: readonly { key: string; path: string; extension: Extension }[] = [
  { key: 'grid', path: 'live/epg', extension: 'guide' },
  { key: 'inbox', path: 'live/epg/inbox', extension: 'ingestion' },
  { key: 'onAir', path: 'live/epg/onAir', extension: 'onAir' },
]

/** The tabs beside the page's title: what is planned, what wants a decision, what is on now (looks section 10). */
export function EpgTabs() {
  const translate = useTranslate()
  const { product, extensions } = useConsole()
  return (
    <Strip aria-label={translate('epg.views')}>
      {TABS.filter(({ extension }) => extensions.includes(extension)).map(({ key, path }) => (
        <NavLink key={key} to={inProduct(product, path)} end>
          {translate(`epg.tabs.${key}`)}
          {key === 'inbox' && <WaitingCount />}
          {key === 'onAir' && <TroubleCount />}
        </NavLink>
      ))}
    </Strip>
  )
}

/** How many ingestions want a decision; nothing where none does. */
function WaitingCount() {
  const translate = useTranslate()
  const count = useIngestionCount('decision') ?? 0
  useIngestionNews()
  if (count === 0) return null
  return <CountBadge count={count} label={translate('ingestion.waitingCount', { smart_count: count })} />
}

/** How many channels are in trouble; nothing where none is. */
function TroubleCount() {
  const translate = useTranslate()
  const count = useTroubleCount() ?? 0
  if (count === 0) return null
  return <CountBadge count={count} tone="error" label={translate('airBoard.troubleCount', { smart_count: count })} />
}

const Strip = styled('nav')({
  display: 'flex',
  flex: 'none',
  alignSelf: 'stretch',
  gap: 4,
  marginInlineEnd: 12,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    position: 'relative',
    paddingInline: 10,
    borderRadius: 4,
    textDecoration: 'none',
    fontWeight: 'var(--marquee-weight-600)',
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& a:hover': { color: 'var(--mui-palette-text-primary)' },
  '& a:focus-visible': focusRing('inside'),
  '& a[aria-current]': { color: 'var(--mui-palette-text-primary)' },
  '& a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 8,
    insetBlockEnd: 0,
    blockSize: 2,
    borderRadius: 1,
    background: 'var(--mui-palette-accent-main)',
  },
})
