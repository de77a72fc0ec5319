import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useMemo, useState } from 'react'
import { scheduleChanges } from '#contract/rules/schedule/publish/scheduleChanges.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { ChangeRow } from './ChangeRow.tsx'

const SIDES = ['saved', 'live'] as const
/** More rows than these are only counted: nobody reads them one by one. */
const SHOWN = 200

/** What the draft changes against what was saved, or against what viewers have: each to be gone to, or taken back. */
export function ChangesPanel() {
  const { translate, format } = useScheduleWords()
  const { schedule, saved, live } = useSchedule()
  const [chosen, setChosen] = useState<(typeof SIDES)[number]>('saved')
  const side = live ? chosen : 'saved'
  const base = side === 'live' && live ? live : saved
  const changes = useMemo(() => scheduleChanges(base, schedule), [base, schedule])
  return (
    <>
      {live && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={side}
          aria-label={translate('scheduleDetails.against')}
          onChange={(_, value: typeof side | null) => value && setChosen(value)}
        >
          {SIDES.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`scheduleDetails.sides.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {changes.length === 0 && <EmptyState icon="check" title={translate(`scheduleDetails.noChanges.${side}`)} />}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {changes.slice(0, SHOWN).map((change) => (
          <ChangeRow key={`${change.kind} ${change.airing.id}`} change={change} />
        ))}
      </ul>
      {changes.length > SHOWN && (
        <p>{translate('scheduleDetails.moreChanges', { count: format.number(changes.length - SHOWN) })}</p>
      )}
    </>
  )
}
