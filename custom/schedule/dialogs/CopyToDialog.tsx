import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { dayBounds, type Day } from '#contract/rules/dates/zoneDays.ts'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { copiedDay } from '#contract/rules/schedule/fill/layTemplate.ts'
import { isProcessing } from '#contract/rules/schedule/model/makeSchedule.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { Choices } from './Choices.tsx'
import { DockedDialog } from './DockedDialog.tsx'
import { FitReport } from './FitReport.tsx'
import { useLay } from './useLay.ts'

/** Copies days onto other days of the same channel, each at the same clock, with a report of what fits. */
export function CopyToDialog({ days }: { days: readonly Day[] }) {
  const { translate, format } = useScheduleWords()
  const { schedule, now, preview, newId } = useSchedule()
  const lay = useLay()
  const [targets, setTargets] = useState<readonly Day[]>([])
  const [clears, setClears] = useState(false)
  const [idPrefix] = useState(newId)
  const [sources, setSources] = useState<readonly Day[]>(() => days.toSorted())
  const nameOfDay = (day: Day) => dayWords(format.settings.language, schedule.zone, dayBounds(day, schedule.zone).from)
  const optionsOf = (list: readonly Day[]) => list.map((day) => ({ key: day, label: nameOfDay(day) }))
  const open = [...schedule.days].flatMap(([day, state]) =>
    dayBounds(day, schedule.zone).to > now && !isProcessing(state) && !sources.includes(day) ? [day] : [],
  )
  // Several days go in turn: the first onto the first of the targets, and so on, again from the first after the last.
  const chosen = targets.filter((day) => !sources.includes(day))
  const airings = chosen.toSorted().flatMap((to, nth) => {
    const from = sources[nth % Math.max(1, sources.length)]
    return from === undefined
      ? []
      : copiedDay(schedule.order, { from, to, zone: schedule.zone, idPrefix: `${idPrefix}-${to}-` })
  })
  const command: ScheduleCommand | undefined =
    airings.length > 0 ? { kind: 'pasteDays', airings, ...(clears && { clear: chosen }) } : undefined
  const applied = command && preview(command)
  const placed = airings.length - (applied?.refused ? airings.length : (applied?.left?.length ?? 0))
  return (
    <DockedDialog
      title={translate('scheduleCopy.title', { smart_count: sources.length })}
      subtitle={format.list(sources.map(nameOfDay))}
      okLabel={translate('scheduleCopy.ok', { smart_count: placed })}
      onOk={() => {
        if (command) lay(command)
      }}
      {...(placed === 0 && {
        notYet: translate(
          `scheduleCopy.${sources.length === 0 ? 'chooseDays' : chosen.length === 0 ? 'choose' : 'nothingFits'}`,
        ),
      })}
    >
      {days.length > 1 && (
        <Choices
          legend={translate('scheduleCopy.from')}
          options={optionsOf(days)}
          chosen={sources}
          onChosen={(next) => setSources(next.toSorted())}
        />
      )}
      <Choices
        legend={translate('scheduleCopy.onto')}
        options={optionsOf(open)}
        chosen={chosen}
        onChosen={setTargets}
      />
      <FormControlLabel
        control={<Checkbox size="small" checked={clears} onChange={(_, checked) => setClears(checked)} />}
        label={translate('scheduleCopy.clears')}
      />
      {applied && <FitReport applied={applied} airings={airings} />}
    </DockedDialog>
  )
}
