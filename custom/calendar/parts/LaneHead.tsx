import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { useCalendar } from '../CalendarContext.ts'
import { GroupHead } from './GroupHead.tsx'
import type { CalendarLane, EntryKind } from '../model/calendarEntry.ts'

const ICONS: Readonly<Record<EntryKind, IconName>> = {
  storefront: 'store',
  collection: 'carousel',
  tab: 'columns',
  container: 'grid',
  page: 'store',
  licence: 'shield',
  release: 'flag',
  day: 'tv',
}
/** Px that a lane stands in for each thing that it stands within. */
const STEP_PX = 14

/** What stands before a lane: its kind, and its name, which leads to its editor. */
export function LaneHead({ lane: { entry, label, depth, group } }: { lane: CalendarLane }) {
  const { pathOf, words } = useCalendar()
  if (group) return <GroupHead group={group} label={label} />
  const path = pathOf(entry)
  const name = path ? (
    <Link to={path} tabIndex={-1} title={label}>
      {label}
    </Link>
  ) : (
    <span title={label}>{label}</span>
  )
  return (
    <Head style={{ paddingInlineStart: depth * STEP_PX }} data-top={depth === 0 || undefined}>
      <i title={words.translate(`calendar.kinds.${entry.kind}`)}>
        <Icon name={ICONS[entry.kind]} size="small" />
      </i>
      {name}
    </Head>
  )
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: '100%',
  color: 'var(--mui-palette-text-tertiary)',
  '& > i': { flex: 'none', lineHeight: 0 },
  '& > a, & > span': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    minInlineSize: 0,
    fontSize: 12.5,
    lineHeight: '16px',
    overflowWrap: 'anywhere',
    color: 'var(--mui-palette-text-secondary)',
    textDecoration: 'none',
  },
  '&[data-top] > a, &[data-top] > span': {
    fontWeight: 'var(--marquee-weight-700, 700)',
    color: 'var(--mui-palette-text-primary)',
  },
  '& > a:hover': { textDecoration: 'underline' },
  '& > a:focus-visible': focusRing('inside'),
})
