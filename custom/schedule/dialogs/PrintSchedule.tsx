import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { endOf } from '#contract/rules/schedule/model/schedule.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { lengthText } from '../list/model/lengthText.ts'
import { clockText, momentOf, nameOf } from '../model/scheduleWords.ts'
import { daysBetween } from '../model/shown.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

/** The days on screen as tables on paper, black on white, times in UTC; is closed when the browser has printed. */
export function PrintSchedule() {
  const words = useScheduleWords()
  const { translate, format } = words
  const { channel, schedule, shown, openDialog } = useSchedule()
  useEffect(() => {
    const close = () => openDialog(undefined)
    window.addEventListener('afterprint', close)
    window.print()
    return () => window.removeEventListener('afterprint', close)
  }, [openDialog])
  const heads = ['start', 'end', 'length', 'content'].map((name) => translate(`schedule.list.${name}`))
  // A program over midnight stands in both of its days: the time that is of the other one says so.
  const timeText = (at: number, { from, to }: TimeRange) =>
    at < from || at > to ? momentOf(at, { ...words, zone: schedule.zone }) : clockText(at, schedule.zone)
  return createPortal(
    <>
      <GlobalStyles
        styles={{
          '@media print': {
            body: { background: 'Canvas', colorScheme: 'light' },
            'body > *:not([data-print])': { display: 'none !important' },
          },
        }}
      />
      <Paper data-print>
        <h1>{[translate('schedule.pageName', { name: channel.name }), schedule.zone].join(', ')}</h1>
        {daysBetween(shown.from, shown.to).map((day) => {
          const bounds = dayBounds(day, schedule.zone)
          return (
            <table key={day}>
              <caption>{dayWords(format.settings.language, schedule.zone, bounds.from, 'withYear')}</caption>
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {airingsWithin(schedule, bounds).map((airing) => (
                  <tr key={airing.id}>
                    <td>{timeText(airing.start, bounds)}</td>
                    <td>{timeText(endOf(airing), bounds)}</td>
                    <td>{lengthText(airing.dur)}</td>
                    <td>{nameOf(airing, words)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        })}
      </Paper>
    </>,
    document.body,
  )
}

const Paper = styled('div')({
  display: 'none',
  '@media print': {
    display: 'block',
    colorScheme: 'light',
    color: 'CanvasText',
    background: 'Canvas',
    fontSize: '10pt',
    '& h1': { marginBlockStart: 0, fontSize: '14pt' },
    '& table': { inlineSize: '100%', borderCollapse: 'collapse', marginBlockEnd: '8mm' },
    '& caption': { textAlign: 'start', fontWeight: 700, paddingBlock: '2mm' },
    '& td': { whiteSpace: 'nowrap' },
    '& td:last-child': { whiteSpace: 'normal' },
    '& th, & td': { padding: '1mm 2mm', textAlign: 'start', borderBlockEnd: '0.2mm solid GrayText' },
    '& th:last-child, & td:last-child': { inlineSize: '70%' },
    '& tr': { breakInside: 'avoid' },
  },
})
