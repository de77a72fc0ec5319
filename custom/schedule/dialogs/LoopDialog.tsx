import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { dayBounds, dayOf, shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { refusalText } from '../model/scheduleWords.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { DockedDialog } from './DockedDialog.tsx'
import { LoopBreaks } from './LoopBreaks.tsx'
import { LoopForesight } from './LoopForesight.tsx'
import { MomentField } from './MomentField.tsx'
import { typedMoment, useReadMoment } from './useReadMoment.ts'

const DAY_MS = 86_400_000

/** The block that repeats, until when, the first turn that fails, and where it repeats no more. */
export function LoopDialog() {
  const words = useScheduleWords()
  const { translate, format, zone } = words
  const { schedule, shown, run, preview, openDialog } = useSchedule()
  const loop = schedule.loop?.ended ? undefined : schedule.loop
  const days = [...schedule.days.keys()]
  const [from, setFrom] = useState<Day>(() => (loop ? dayOf(loop.block.from, schedule.zone) : shown.from))
  const [to, setTo] = useState<Day>(() => (loop ? dayOf(loop.block.to - 1, schedule.zone) : shown.to))
  const [text, setText] = useState(() =>
    typedMoment(loop?.until ?? dayBounds(shown.to, schedule.zone).to + 7 * DAY_MS, zone),
  )
  const [evenWithGaps, setEvenWithGaps] = useState(false)
  const until = useReadMoment(dayBounds(to, schedule.zone).to)(text)
  const block = { from: dayBounds(from, schedule.zone).from, to: dayBounds(to, schedule.zone).to }
  const wanted = until && { block, until: until.instant }
  const command: ScheduleCommand | undefined = wanted && { kind: 'setLoop', loop: wanted, evenWithGaps }
  const applied = command && preview(command)
  const refused = applied?.refused
  const isSame = applied?.schedule === schedule && !refused
  const notYet = !applied
    ? translate('scheduleDialogs.moveTo.when')
    : refused
      ? refusalText(refused, schedule, words)
      : isSame
        ? translate('scheduleLoop.same')
        : undefined
  const picked = [
    ['from', from, setFrom],
    ['to', to, setTo],
  ] as const
  return (
    <DockedDialog
      title={translate('scheduleLoop.title')}
      okLabel={translate('scheduleLoop.ok')}
      onOk={() => {
        if (!command || notYet) return
        run(command)
        openDialog(undefined)
      }}
      {...(notYet && { notYet })}
      {...(loop && {
        additionalActions: (
          <Button
            color="error"
            onClick={() => {
              run({ kind: 'setLoop', loop: undefined })
              openDialog(undefined)
            }}
          >
            {translate('scheduleLoop.remove')}
          </Button>
        ),
      })}
    >
      {picked.map(([name, day, set]) => (
        <TextField
          key={name}
          select
          size="small"
          label={translate(`scheduleLoop.${name}`)}
          value={day}
          onChange={({ target }) => set(target.value)}
        >
          {[...new Set([...days, day])].toSorted().map((one) => (
            <MenuItem key={one} value={one}>
              {dayWords(format.settings.language, schedule.zone, dayBounds(one, schedule.zone).from)}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <MomentField label={translate('scheduleLoop.until')} value={text} onChange={setText} moment={until} />
      {refused?.reason === 'loopGaps' || evenWithGaps ? (
        <FormControlLabel
          control={<Checkbox size="small" checked={evenWithGaps} onChange={(_, checked) => setEvenWithGaps(checked)} />}
          label={translate('scheduleLoop.evenWithGaps', { smart_count: refused?.gaps?.length ?? 0 })}
        />
      ) : null}
      {wanted && <LoopForesight loop={wanted} />}
      {loop && <LoopBreaks loop={loop} first={shiftDay(dayOf(loop.block.to - 1, schedule.zone), 1)} />}
    </DockedDialog>
  )
}
