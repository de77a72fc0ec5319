import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { DashboardData, DayTally } from '#contract/registry/dashboard.ts'
import { sumOf } from '../model/tallyPath.ts'
import { useKeptChoice } from '../useKeptChoice.ts'
import { DayBars } from './DayBars.tsx'
import { DayTable } from './DayTable.tsx'
import { NamedLists } from './NamedLists.tsx'
import { Panel } from './Panel.tsx'
import { PanelQuiet } from './panelParts.ts'
import { useDayName } from './useDayName.ts'

const Foot = styled('div')({ minBlockSize: 18 })

/** What ends on each of the next days as bars, or as the table behind them; a day tells its lists. */
export function ExpiryChart({ data, onRetry }: { data: DashboardData; onRetry: () => void }) {
  const translate = useTranslate()
  const [isTable, setTable] = useKeptChoice('expiryTable')
  const [chosen, setChosen] = useState<string>()
  const dayName = useDayName()
  const days = data.expiries
  const shown = days.find(({ day }) => day === chosen) ?? days.find(hasAny) ?? days[0]
  const count = days.reduce((sum, { lists }) => sum + sumOf(lists).count, 0)
  return (
    <Panel
      title={translate('dashboard.expiries')}
      count={count}
      empty={translate('dashboard.expiringEmpty')}
      failed={data.failed.includes('expiries')}
      onRetry={onRetry}
      action={
        count > 0 && (
          <Button size="small" onClick={() => setTable(!isTable)}>
            {translate(isTable ? 'dashboard.asChart' : 'dashboard.asTable')}
          </Button>
        )
      }
    >
      {isTable ? (
        <DayTable days={days.filter(hasAny)} />
      ) : (
        <>
          <DayBars days={days} chosen={shown?.day} onChoose={setChosen} />
          <Foot aria-live="polite">
            {shown && hasAny(shown) ? (
              <NamedLists title={dayName(shown.day)} lists={shown.lists} />
            ) : (
              <PanelQuiet>{translate('dashboard.dayEmpty', { day: shown ? dayName(shown.day) : '' })}</PanelQuiet>
            )}
          </Foot>
        </>
      )}
    </Panel>
  )
}

const hasAny = ({ lists }: DayTally) => lists.length > 0
