import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { endOf, type Airing } from '#contract/rules/schedule/model/schedule.ts'
import { AIRING_KINDS } from '#contract/values/schedule.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { shortMoment } from '../model/shortMoment.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

/** Several airings: how many, from when to when, how long they are by kind, and what can be done with all of them. */
export function SelectionDetails({ airings }: { airings: readonly Airing[] }) {
  const words = useScheduleWords()
  const { translate, format } = words
  const { run, openDialog, readOnly, select, failures } = useSchedule()
  const ids = airings.map(({ id }) => id)
  const sum = (list: readonly Airing[]) => list.reduce((total, { dur }) => total + dur, 0)
  const failing = ids.filter((id) => failures.has(id)).length
  const kinds = AIRING_KINDS.map((kind) => ({ kind, list: airings.filter((airing) => airing.kind === kind) }))
  return (
    <Summary>
      <h2>{translate('scheduleDialogs.items', { smart_count: airings.length })}</h2>
      <p>
        {translate('scheduleDialogs.fromTo', {
          from: shortMoment(Math.min(...airings.map(({ start }) => start)), words),
          to: shortMoment(Math.max(...airings.map(endOf)), words),
        })}
        , {format.duration(sum(airings))}
      </p>
      <ul>
        {kinds
          .filter(({ list }) => list.length > 0)
          .map(({ kind, list }) => (
            <li key={kind}>
              {translate('scheduleDetails.ofKind', {
                kind: translate(`schedule.kinds.${kind}`),
                count: format.number(list.length),
                length: format.duration(sum(list)),
              })}
            </li>
          ))}
      </ul>
      {failing > 0 && <p>{translate('scheduleDetails.failing', { smart_count: failing })}</p>}
      <div className="acts">
        {!readOnly && (
          <>
            <Button size="small" variant="outlined" onClick={() => openDialog({ kind: 'moveTo', ids })}>
              {translate('scheduleDialogs.moveTo.title')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => openDialog({ kind: 'addAd', ids })}>
              {translate('scheduleDialogs.addAd.title')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => openDialog({ kind: 'pin', ids })}>
              {translate('schedule.steps.pin')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => run({ kind: 'lift', ids })}>
              {translate('schedule.steps.lift')}
            </Button>
          </>
        )}
        <Button size="small" variant="ghost" onClick={() => select([])}>
          {translate('timeline.keys.clear')}
        </Button>
      </div>
    </Summary>
  )
}

const Summary = styled('div')({
  fontSize: 12,
  lineHeight: '18px',
  '& h2': { margin: '4px 0', fontSize: 15, lineHeight: '20px' },
  '& p': { margin: '4px 0' },
  '& ul': { listStyle: 'none', margin: '8px 0', padding: 0 },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 4, marginBlockStart: 8 },
})
