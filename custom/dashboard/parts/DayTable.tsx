import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import type { DayTally } from '#contract/registry/dashboard.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { TallyLink } from './TallyLink.tsx'
import { useDayName } from './useDayName.ts'

const Scroller = styled('div')({ maxBlockSize: 168, overflow: 'auto' })
const Table = styled('table')({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  fontSize: 12,
  lineHeight: '18px',
  '& th, & td': { padding: '2px 6px', textAlign: 'end', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    color: 'var(--mui-palette-text-tertiary)',
    background: 'var(--mui-palette-background-paper)',
  },
})

/** The days on which something ends, by type: the bars' numbers, each with its list. */
export function DayTable({ days }: { days: readonly DayTally[] }) {
  const translate = useTranslate()
  const locale = useLocale()
  const dayName = useDayName()
  const { types } = useConsole()
  const present = types.filter(({ type }) => days.some(({ lists }) => lists.some((one) => one.type === type)))
  return (
    <Scroller tabIndex={0} role="group" aria-label={translate('dashboard.expiries')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{translate('dashboard.day')}</th>
            {present.map(({ type, labels }) => (
              <th key={type} scope="col">
                {textIn(labels.many, interfaceLanguage(locale))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, lists }) => (
            <tr key={day}>
              <th scope="row">{dayName(day)}</th>
              {present.map(({ type }) => {
                const tally = lists.find((one) => one.type === type)
                return <td key={type}>{tally && <TallyLink tally={tally} />}</td>
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}
