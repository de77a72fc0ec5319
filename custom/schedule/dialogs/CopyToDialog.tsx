import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { dayBounds, dayOf, shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { isProcessing } from '#contract/rules/schedule/model/makeSchedule.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { copiedDays, type DayPair } from '../model/channelCopy.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { ChannelReport } from './ChannelReport.tsx'
import { Choices } from './Choices.tsx'
import { DockedDialog } from './DockedDialog.tsx'
import { FitReport } from './FitReport.tsx'
import { useCopyToDate } from './useCopyToDate.ts'
import { useLay } from './useLay.ts'

/**
 * Copies days onto other days of the same channel, each at the same clock, with a report of what fits: as a step of the
 * open week where all of them lie in it, else saved by themselves.
 */
export function CopyToDialog({ days }: { days: readonly Day[] }) {
  const { translate, format } = useScheduleWords()
  const { schedule, now, preview, newId } = useSchedule()
  const lay = useLay()
  const savesTogether = useServiceHas('schedulePlanning')
  const [targets, setTargets] = useState<readonly Day[]>([])
  const [date, setDate] = useState<Day>('')
  const [clears, setClears] = useState(false)
  const [idPrefix] = useState(newId)
  const [sources, setSources] = useState<readonly Day[]>(() => days.toSorted())
  const today = dayOf(now, schedule.zone)
  const isPast = date !== '' && date < today
  const open = [...schedule.days].flatMap(([day, state]) =>
    dayBounds(day, schedule.zone).to > now && !isProcessing(state) && !sources.includes(day) ? [day] : [],
  )
  const chosen = targets.filter((day) => !sources.includes(day))
  const pairs = date === '' ? inTurn(sources, chosen) : isPast ? [] : fromDate(sources, date)
  const isBeyond = pairs.some(({ to }) => !schedule.days.has(to))
  const beyond = useCopyToDate(isBeyond ? pairs : [], { clears, idPrefix })
  const airings = isBeyond ? [] : copiedDays(schedule, pairs, idPrefix)
  const command: ScheduleCommand | undefined =
    airings.length > 0 ? { kind: 'pasteDays', airings, ...(clears && { clear: pairs.map(({ to }) => to) }) } : undefined
  const applied = command && preview(command)
  const placed = airings.length - (applied?.refused ? airings.length : (applied?.left?.length ?? 0))
  const count = isBeyond ? (beyond.copy?.placed ?? 0) : placed
  const missing = sources.length === 0 ? 'chooseDays' : isPast ? 'past' : pairs.length === 0 ? 'choose' : undefined
  const notYet = missing ?? (isBeyond ? beyond.notYet : placed === 0 ? 'nothingFits' : undefined)
  const nameOfDay = (day: Day) => dayWords(format.settings.language, schedule.zone, dayBounds(day, schedule.zone).from)
  const optionsOf = (list: readonly Day[]) => list.map((day) => ({ key: day, label: nameOfDay(day) }))
  /** What was saved of another plan is told no longer. */
  const changing =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      beyond.forget()
      change(value)
    }
  return (
    <DockedDialog
      title={translate('scheduleCopy.title', { smart_count: sources.length })}
      subtitle={format.list(sources.map(nameOfDay))}
      okLabel={translate(`scheduleCopy.${isBeyond ? 'saves' : 'ok'}`, { smart_count: count })}
      onOk={() => {
        if (isBeyond) void beyond.save()
        else if (command) lay(command)
      }}
      {...(notYet && { notYet: translate(`scheduleCopy.${notYet}`) })}
    >
      {days.length > 1 && (
        <Choices
          legend={translate('scheduleCopy.from')}
          options={optionsOf(days)}
          chosen={sources}
          onChosen={changing((next) => setSources(next.toSorted()))}
        />
      )}
      {date === '' && (
        <Choices
          legend={translate('scheduleCopy.onto')}
          options={optionsOf(open)}
          chosen={chosen}
          onChosen={setTargets}
        />
      )}
      {savesTogether && (
        <TextField
          type="date"
          size="small"
          label={translate('scheduleCopy.date')}
          value={date}
          error={isPast}
          helperText={translate(`scheduleCopy.${isBeyond ? 'beyond' : 'dateHint'}`)}
          onChange={changing(({ target }) => setDate(target.value))}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
        />
      )}
      <FormControlLabel
        control={
          <Checkbox size="small" checked={clears} onChange={changing(({ target }) => setClears(target.checked))} />
        }
        label={translate('scheduleCopy.clears')}
      />
      {applied && <FitReport applied={applied} airings={airings} />}
      {isBeyond && beyond.target && (
        <ChannelReport target={beyond.target} copy={beyond.copy} outcome={beyond.outcome} day={beyond.first} />
      )}
    </DockedDialog>
  )
}

/** Several days go in turn: the first onto the first of the targets, and so on, again from the first after the last. */
function inTurn(sources: readonly Day[], targets: readonly Day[]): DayPair[] {
  return targets.toSorted().flatMap((to, nth) => {
    const from = sources[nth % Math.max(1, sources.length)]
    return from === undefined ? [] : [{ from, to }]
  })
}

/** The first day goes onto a date, the others as far after it as they are after the first. */
function fromDate([first, ...others]: readonly Day[], date: Day): DayPair[] {
  if (first === undefined) return []
  const daysOn = (Date.parse(date) - Date.parse(first)) / DAY_MS
  return [first, ...others].map((from) => ({ from, to: shiftDay(from, daysOn) }))
}
