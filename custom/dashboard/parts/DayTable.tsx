import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { DayTally } from '#contract/registry/dashboard.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { TallyTable } from './TallyTable.tsx'
import { useDayName } from './useDayName.ts'

const Scroller = styled('div')({ maxBlockSize: 168, overflow: 'auto' })

/** The days on which something ends, by type: the bars' numbers, each with its list. */
export function DayTable({ days }: { days: readonly DayTally[] }) {
  const translate = useTranslate()
  const dayName = useDayName()
  const { types } = useConsole()
  const present = types.filter(({ type }) => days.some(({ lists }) => lists.some((one) => one.type === type)))
  const rows = days.map(({ day, lists }) => ({ key: day, name: dayName(day), lists }))
  return (
    <Scroller tabIndex={0} role="group" aria-label={translate('dashboard.expiries')}>
      <TallyTable heading={translate('dashboard.day')} types={present} rows={rows} dense />
    </Scroller>
  )
}
