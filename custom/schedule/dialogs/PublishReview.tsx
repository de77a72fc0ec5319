import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { WARNING_NAMES } from '#contract/values/warnings.ts'
import { Chip } from '#kit/parts/status/Chip.tsx'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { changeLine, type ScheduleWords } from '../model/scheduleWords.ts'
import { isSameLoop } from '../session/editedSchedule.ts'
import { publishPlan, type PublishDay } from '../model/publishPlan.ts'
import { SCHEDULE_ZONE } from '../model/shown.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { usePublishCheck } from './usePublishCheck.ts'

type PublishReviewProps = { onPublish: (days: readonly Day[], confirm: readonly string[]) => Promise<boolean> }

/** What publishing comes to, in words, day by day: whoever goes on accepts the warnings that stand in it. */
export function PublishReview({ onPublish }: PublishReviewProps) {
  const { dialog } = useSchedule()
  return dialog?.kind === 'publish' ? <Review onPublish={onPublish} /> : null
}

function Review({ onPublish }: PublishReviewProps) {
  const { schedule, live, now, failures, warnings, shown, openDialog } = useSchedule()
  const words = useScheduleWords()
  const { translate } = words
  const { busy } = useRecordEditor()
  const planned = useMemo(
    () => publishPlan({ schedule, live, now, failures, warnings, shown }),
    [schedule, live, now, failures, warnings, shown],
  )
  const [left, setLeft] = useState<ReadonlySet<Day>>(new Set())
  const chosen = planned.filter(({ day, outcome }) => outcome !== 'held' && !left.has(day)).map(({ day }) => day)
  const days = planned.map(usePublishCheck(chosen))
  const going = days.filter(({ day, outcome }) => outcome !== 'held' && !left.has(day))
  const confirm = [...new Set(going.flatMap(({ warnings: list }) => list.map(({ code }) => code)))]
  const loopChanges = !isSameLoop(schedule, live ?? {})
  const close = () => openDialog(undefined)
  const publish = async () => {
    if (
      await onPublish(
        going.map(({ day }) => day),
        confirm,
      )
    )
      close()
  }
  return (
    <SharedDialog
      open
      maxWidth="md"
      title={translate('schedule.publish.title')}
      subtitle={translate('schedule.publish.text')}
      okLabel={
        confirm.length > 0
          ? translate('schedule.publish.accept', { smart_count: going.length })
          : translate('schedule.publish.ok', { smart_count: going.length })
      }
      notYet={going.length === 0 && !loopChanges ? translate('schedule.publish.nothing') : undefined}
      busy={busy !== undefined}
      scope={{ page: SCHEDULE_PAGE, action: 'publish' }}
      onOk={() => void publish()}
      onClose={close}
    >
      {days.length === 0 && !loopChanges && <p>{translate('schedule.publish.same')}</p>}
      {loopChanges && <p>{translate('schedule.steps.setLoop')}</p>}
      <Days>
        {days.map((one) => (
          <DayRow
            key={one.day}
            {...{ one, words }}
            isIn={!left.has(one.day)}
            onIn={(isIn) =>
              setLeft((before) => new Set(isIn ? [...before].filter((day) => day !== one.day) : [...before, one.day]))
            }
          />
        ))}
      </Days>
    </SharedDialog>
  )
}

type DayRowProps = { one: PublishDay; words: ScheduleWords; isIn: boolean; onIn: (isIn: boolean) => void }

function DayRow({ one, words, isIn, onIn }: DayRowProps) {
  const { translate, format } = words
  const name = dayWords(format.settings.language, SCHEDULE_ZONE, Date.parse(one.day))
  const isHeld = one.outcome === 'held'
  return (
    <li>
      <div className="head">
        <Checkbox
          checked={!isHeld && isIn}
          disabled={isHeld}
          onChange={(_, checked) => onIn(checked)}
          slotProps={{ input: { 'aria-label': name } }}
        />
        <b>{name}</b>
        <Chip color={isHeld ? 'error' : one.outcome === 'warns' ? 'warning' : 'published'}>
          {translate(`schedule.publish.outcome.${one.outcome}`)}
        </Chip>
        {one.reason && <span>{translate(`schedule.publish.held.${one.reason}`)}</span>}
      </div>
      <ul>
        {one.warnings.map(({ code }) => (
          <li key={code} className="warning">
            {translate(`warnings.${WARNING_NAMES[code]}`)}
          </li>
        ))}
        {one.changes.map((change) => (
          <li key={`${change.kind} ${change.airing.id}`}>{changeLine(change, words)}</li>
        ))}
      </ul>
    </li>
  )
}

const Days = styled('ul')({
  '&, & ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& > li': { paddingBlock: 8 },
  '& .head': { display: 'flex', alignItems: 'center', gap: 8 },
  '& ul': { paddingInlineStart: 42, display: 'grid', gap: 2 },
  '& .warning': { color: 'var(--mui-palette-status-warning-on)' },
})
