import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { AdShelf } from './AdShelf.tsx'
import { SHELF_TABS, SHELF_TYPES, type ShelfTab } from './shelfTabs.ts'
import { TitleShelf } from './TitleShelf.tsx'

/** What may be put into the schedule: titles, ads, promos (looks: schedule-dark.png). Escape leads back to the schedule. */
export function ContentShelf() {
  const { translate } = useScheduleWords()
  const { cursor, goTo } = useSchedule()
  const [tab, setTab] = useState<ShelfTab>('vod')
  const heading = useId()
  return (
    <Shelf
      aria-labelledby={heading}
      sx={onRaised}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !cursor) return
        event.preventDefault()
        goTo(cursor)
      }}
    >
      <header>
        <h2 id={heading}>{translate('scheduleShelf.title')}</h2>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={tab}
          aria-label={translate('scheduleShelf.title')}
          onChange={(_, value: ShelfTab | null) => value && setTab(value)}
        >
          {SHELF_TABS.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`scheduleShelf.tabs.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </header>
      {tab === 'ads' ? <AdShelf /> : <TitleShelf key={tab} types={SHELF_TYPES[tab]} />}
    </Shelf>
  )
}

const Shelf = styled('section')({
  flex: '0 0 auto',
  blockSize: '44%',
  minBlockSize: 220,
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  margin: 8,
  padding: '8px 8px 8px 12px',
  borderRadius: 6,
  background: 'var(--mui-palette-background-paper)',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 8px',
    flex: 'none',
  },
  '& h2': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 'var(--marquee-weight-700, 700)' },
})
