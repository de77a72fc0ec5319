import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { useCalendar } from '../CalendarContext.ts'
import type { CalendarEntry } from '../model/calendarEntry.ts'
import { countConflicts } from '../model/conflictGroups.ts'
import type { CalendarPanelKey } from '../model/calendarView.ts'
import { ConflictList } from './ConflictList.tsx'
import { EntryDetails } from './EntryDetails.tsx'

type CalendarPanelProps = {
  shown: CalendarPanelKey
  /** The entry that is looked at. */
  entry: CalendarEntry | undefined
  onShow: (key: CalendarPanelKey) => void
  onOpen: (entry: CalendarEntry) => void
  onClose: () => void
}

/** What stands beside the lanes: what is wrong, and the one entry that is looked at. */
export function CalendarPanel({ shown, entry, onShow, onOpen, onClose }: CalendarPanelProps) {
  const { words, conflicts } = useCalendar()
  const { translate } = words
  const { count, tone } = countConflicts(conflicts.groups)
  const key = entry ? shown : 'conflicts'
  return (
    <Panel
      aria-label={translate('calendar.panel')}
      sx={onRaised}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <header>
        <Tabs
          value={key}
          onChange={(_event, next: CalendarPanelKey) => onShow(next)}
          aria-label={translate('calendar.panel')}
        >
          <Tab
            value="conflicts"
            id="calendar-tab-conflicts"
            aria-controls="calendar-panel"
            label={translate('calendar.conflictsTab')}
            {...(count > 0 && { icon: <CountBadge count={count} tone={tone} />, iconPosition: 'end' as const })}
          />
          {entry && (
            <Tab
              value="details"
              id="calendar-tab-details"
              aria-controls="calendar-panel"
              label={translate('calendar.details')}
            />
          )}
        </Tabs>
        <IconButton aria-label={translate('actions.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className="rest" role="tabpanel" id="calendar-panel" aria-labelledby={`calendar-tab-${key}`} tabIndex={-1}>
        {key === 'details' && entry ? <EntryDetails entry={entry} /> : <ConflictList onOpen={onOpen} />}
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
  '& > header': { display: 'flex', alignItems: 'center', gap: 4, padding: '4px 4px 0 8px' },
  '& > header > .MuiTabs-root': { flex: 1, minInlineSize: 0 },
  '& .MuiTab-root': { minInlineSize: 0 },
  '& > .rest': { flex: 1, minBlockSize: 0, overflow: 'auto', padding: '8px 12px 16px 16px', outline: 'none' },
}))
