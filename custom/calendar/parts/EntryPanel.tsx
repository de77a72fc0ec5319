import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { useCalendar } from '../CalendarContext.ts'
import type { CalendarEntry } from '../model/calendarEntry.ts'
import { nameOf, noteText } from '../model/entryWords.ts'
import { DatesForm } from './DatesForm.tsx'

type EntryPanelProps = { entry: CalendarEntry; onClose: () => void }

/** One entry beside the lanes: what it is, what is wrong, its dates to be typed, the way to its editor. */
export function EntryPanel({ entry, onClose }: EntryPanelProps) {
  const { words, whyNot, pathOf } = useCalendar()
  const { translate } = words
  const why = whyNot(entry)
  const path = pathOf(entry)
  return (
    <Panel
      aria-label={translate('calendar.details')}
      sx={onRaised}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <header>
        <div className="words">
          <h2>{nameOf(entry, words)}</h2>
          <p>
            {translate(`calendar.kinds.${entry.kind}`)} <StatusChip status={entry.st} />
          </p>
        </div>
        <IconButton aria-label={translate('actions.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className="rest">
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
        <DatesForm key={`${entry.key} ${entry.rev} ${entry.start} ${entry.end}`} entry={entry} why={why} />
        {path && (
          <Button component={Link} to={path} variant="outlined" endIcon={<Icon name="chevronRight" size="small" />}>
            {translate('calendar.toEditor')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

const Panel = styled('aside')(({ theme }) => ({
  flex: 'none',
  inlineSize: 320,
  [theme.breakpoints.down('lg')]: { inlineSize: 280 },
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  backgroundColor: 'var(--mui-palette-background-raised)',
  '& > header': { display: 'flex', alignItems: 'flex-start', gap: 8, padding: '16px 8px 12px 16px' },
  '& .words': { flex: 1, minInlineSize: 0 },
  '& h2': {
    margin: 0,
    fontSize: 15,
    fontWeight: 'var(--marquee-weight-700, 700)',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
  '& header p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    margin: '6px 0 0',
    fontSize: 12,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .rest': {
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 16,
    padding: '0 16px 16px',
  },
  '& ul': { listStyle: 'none', display: 'grid', gap: 6, margin: 0, padding: 0 },
  '& li': { display: 'flex', gap: 8, fontSize: 12.5, lineHeight: '18px' },
  '& li[data-tone=warning]': { color: 'var(--mui-palette-status-warning-on)' },
  '& li[data-tone=error]': { color: 'var(--mui-palette-status-error-on)' },
}))
