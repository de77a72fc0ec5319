import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { rangeOf, type Airing, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { ScheduleConflict } from '#contract/rules/schedule/publish/mergeSchedule.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { mayKeepBoth, resolveConflicts, type ConflictChoice } from '../model/resolveConflicts.ts'
import { clockText, momentOf, nameOf, type ScheduleWords } from '../model/scheduleWords.ts'
import type { MergedSchedules } from '../session/scheduleKind.ts'
import type { OpenedSchedule } from '../session/useOpenSchedule.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { DayStrip } from './DayStrip.tsx'

/** Two people changed one week: what both did, airing by airing, and what comes of it. One step, which can be undone. */
export function ConflictReview({ session }: { session: Pick<OpenedSchedule, 'open' | 'values'> }) {
  const { stale } = session.open
  return stale ? <Review key={stale.at} merge={stale.merge as MergedSchedules} session={session} /> : null
}

type ReviewProps = { merge: MergedSchedules; session: Pick<OpenedSchedule, 'open' | 'values'> }

function Review({ merge, session }: ReviewProps) {
  const { open, values } = session
  const { newId, now } = useSchedule()
  const words = useScheduleWords()
  const { translate } = words
  const { schedules, disputes } = merge
  const [choices, setChoices] = useState<ReadonlyMap<string, ConflictChoice>>(new Map())
  const result = useMemo(
    () => resolveConflicts(schedules.merged, { conflicts: disputes, choices, newId, now }),
    [schedules.merged, disputes, choices, newId, now],
  )
  const settle = () => {
    values.choose(result)
    void open.editor.resolveStale(new Map())
  }
  return (
    <SharedDialog
      open
      maxWidth="lg"
      title={translate('schedule.conflict.title')}
      subtitle={translate('schedule.conflict.text', { name: open.stale?.by ?? '', smart_count: disputes.length })}
      okLabel={translate('schedule.conflict.ok')}
      busy={open.busy !== undefined}
      onOk={settle}
      onClose={() => open.editor.leaveStale(new Map())}
    >
      <Conflicts>
        {disputes.map((conflict) => (
          <ConflictRow
            key={conflict.id}
            {...{ conflict, schedules, result, words }}
            choice={choices.get(conflict.id) ?? 'mine'}
            onChoose={(choice) => setChoices((before) => new Map(before).set(conflict.id, choice))}
          />
        ))}
      </Conflicts>
      {disputes.length === 0 && <p>{translate('schedule.conflict.none', { smart_count: merge.taken.length })}</p>}
    </SharedDialog>
  )
}

type ConflictRowProps = {
  conflict: ScheduleConflict
  schedules: MergedSchedules['schedules']
  result: Schedule
  words: ScheduleWords
  choice: ConflictChoice
  onChoose: (choice: ConflictChoice) => void
}

/** One airing that both changed: how it was, is and theirs has it, as strips of the time around, and the result below. */
function ConflictRow({ conflict, schedules, result, words, choice, onChoose }: ConflictRowProps) {
  const { translate } = words
  const { base, mine, theirs, others = [] } = conflict
  const shown = theirs ?? mine ?? base
  const range = aroundAll([base, mine, theirs, ...others.map((id) => schedules.mine.byId.get(id))])
  const title = shown ? nameOf(shown, words) : ''
  // What neither of the two had before is told by both of them.
  const sides = base ? (['base', 'mine', 'theirs'] as const) : (['mine', 'theirs'] as const)
  const options = (['mine', 'theirs', 'both'] as const).filter((one) => one !== 'both' || mayKeepBoth(conflict))
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p>{translate(`schedule.conflict.kinds.${conflict.kind}`)}</p>
      {sides.map((side) => (
        <DayStrip
          key={side}
          label={translate(`schedule.conflict.sides.${side}`, { what: placeText(conflict, side, words) })}
          {...{ range, words, marked: conflict.id, schedule: schedules[side] }}
        />
      ))}
      <RadioGroup
        row
        sx={{ columnGap: 2 }}
        aria-label={title}
        value={choice}
        onChange={(_, value) => onChoose(value as ConflictChoice)}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio size="small" />}
            label={translate(`schedule.conflict.choices.${option}`)}
          />
        ))}
      </RadioGroup>
      <DayStrip
        label={translate('schedule.conflict.sides.result')}
        {...{ range, words, marked: conflict.id, schedule: result }}
      />
    </section>
  )
}

/** Only what was there before can have been removed. */
function placeText(conflict: ScheduleConflict, side: 'base' | 'mine' | 'theirs', words: ScheduleWords): string {
  const airing = conflict[side]
  if (!airing) return words.translate(`schedule.conflict.${conflict.base ? 'gone' : 'never'}`)
  return `${momentOf(airing.start, words)} – ${clockText(airing.start + airing.dur, words.zone)}`
}

const HOUR_MS = 3_600_000

/** The time of all of them with half an hour on each side. */
function aroundAll(airings: readonly (Airing | undefined)[]) {
  const ranges = airings.flatMap((airing) => (airing ? [rangeOf(airing)] : []))
  return {
    from: Math.min(...ranges.map(({ from }) => from)) - HOUR_MS / 2,
    to: Math.max(...ranges.map(({ to }) => to)) + HOUR_MS / 2,
  }
}

const Conflicts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& h3': { ...theme.typography.subtitle2, margin: 0 },
  '& p': { ...theme.typography.body2, margin: '0 0 6px', color: 'var(--mui-palette-text-secondary)' },
}))
