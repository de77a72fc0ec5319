import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { useCalendar } from '../CalendarContext.ts'
import type { CalendarEntry, EntryNote } from '../model/calendarEntry.ts'
import { conflictText, datesText, mendText, nameOf } from '../model/entryWords.ts'
import { sameDates } from '../model/movedDates.ts'
import { datesOf } from '../moves/useMoves.ts'

type ConflictListProps = { onOpen: (entry: CalendarEntry) => void }

/** Everything in view whose dates are wrong, by what it is wrong with; what one move mends is mended by one press. */
export function ConflictList({ onOpen }: ConflictListProps) {
  const { conflicts, words } = useCalendar()
  const { groups, isPartial } = conflicts
  const { translate } = words
  if (!groups) return <ListSkeleton />
  if (groups.length === 0) return <EmptyState icon="check" title={translate('calendar.noConflicts')} />
  return (
    <Groups>
      {groups.map(({ code, tone, found }) => (
        <section key={code} aria-labelledby={`conflict-${code}`}>
          <h2 id={`conflict-${code}`} data-tone={tone}>
            <Icon name={tone === 'error' ? 'octagon' : 'triangle'} size="small" />
            <span>{translate(`calendar.wrong.${code}`)}</span>
            <CountBadge count={found.length} tone={tone} />
          </h2>
          <ul>
            {found.map(({ entry, note }) => (
              <li key={entry.key}>
                <button type="button" onClick={() => onOpen(entry)}>
                  <b>{nameOf(entry, words)}</b>
                  <small>{conflictText(entry, note, words)}</small>
                </button>
                <MendButton entry={entry} note={note} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isPartial && <p>{translate('calendar.moreConflicts')}</p>}
    </Groups>
  )
}

/** The one move that ends a conflict, for whoever may make it. */
function MendButton({ entry, note: { code } }: { entry: CalendarEntry; note: EntryNote }) {
  const { words, moves, whyNot } = useCalendar()
  const dates = entry.mend?.(code)
  if (!dates || whyNot(entry) !== undefined || sameDates(dates, datesOf(entry))) return null
  const name = nameOf(entry, words)
  const text = mendText(entry, dates, words)
  return (
    <Button
      size="small"
      aria-label={`${text}: ${name}`}
      title={datesText(dates, words)}
      onClick={() => void moves.move(entry, name, dates)}
    >
      {text}
    </Button>
  )
}

const Groups = styled('div')({
  '& h2': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: '10px 0 2px',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 'var(--marquee-weight-600, 600)',
  },
  '& h2 > span:first-of-type': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& h2[data-tone=error] > svg': { color: 'var(--mui-palette-status-error-solid)' },
  '& h2[data-tone=warning] > svg': { color: 'var(--mui-palette-status-warning-solid)' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { display: 'flex', alignItems: 'center', gap: 4 },
  '& li > button:first-of-type': {
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    padding: '4px 6px 4px 24px',
    border: 0,
    borderRadius: 4,
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'var(--mui-palette-surface-hover)' },
    '&:focus-visible': focusRing('inside'),
  },
  '& li b, & li small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li b': { fontSize: 12.5, lineHeight: '18px', fontWeight: 'var(--marquee-weight-600, 600)' },
  '& li small': { fontSize: 11.5, lineHeight: '16px', color: 'var(--mui-palette-text-secondary)' },
  '& li > .MuiButton-root': { flex: 'none', maxInlineSize: '46%', textAlign: 'end', lineHeight: '16px' },
  '& > p': { margin: '12px 0 0', fontSize: 12, color: 'var(--mui-palette-text-secondary)' },
})
