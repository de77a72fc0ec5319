import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { useCalendar } from '../CalendarContext.ts'
import type { CalendarEntry } from '../model/calendarEntry.ts'
import { nameOf, noteText } from '../model/entryWords.ts'
import { DatesForm } from './DatesForm.tsx'

/** One entry beside the lanes: what it is, what is wrong, its dates to be typed, the way to its editor. */
export function EntryDetails({ entry }: { entry: CalendarEntry }) {
  const { words, whyNot, pathOf } = useCalendar()
  const { translate } = words
  const path = pathOf(entry)
  return (
    <Details>
      <div>
        <h2>{nameOf(entry, words)}</h2>
        <p>
          {translate(`calendar.kinds.${entry.kind}`)} <StatusChip status={entry.st} />
        </p>
      </div>
      {entry.notes.length > 0 && (
        <ul>
          {entry.notes.map((note) => (
            <li key={note.code} data-tone={note.tone}>
              <Icon name={note.tone === 'error' ? 'octagon' : 'triangle'} size="small" />
              {noteText(note, words)}
            </li>
          ))}
        </ul>
      )}
      <DatesForm key={`${entry.key} ${entry.rev} ${entry.start} ${entry.end}`} entry={entry} why={whyNot(entry)} />
      {path && (
        <Button component={Link} to={path} variant="outlined" endIcon={<Icon name="chevronRight" size="small" />}>
          {translate('calendar.toEditor')}
        </Button>
      )}
    </Details>
  )
}

const Details = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 16,
  '& h2': {
    margin: 0,
    fontSize: 15,
    fontWeight: 'var(--marquee-weight-700, 700)',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
  '& h2 + p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    margin: '6px 0 0',
    fontSize: 12,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& ul': { listStyle: 'none', display: 'grid', gap: 6, margin: 0, padding: 0 },
  '& li': { display: 'flex', gap: 8, fontSize: 12.5, lineHeight: '18px' },
  '& li[data-tone=warning]': { color: 'var(--mui-palette-status-warning-on)' },
  '& li[data-tone=error]': { color: 'var(--mui-palette-status-error-on)' },
})
