import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { dayBounds, type Day } from '#contract/rules/dates/zoneDays.ts'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { airingsOfDays } from '#contract/rules/schedule/plans/planOnSchedule.ts'
import { writePlanAirings } from '#contract/rules/schedule/plans/planOnWire.ts'
import { templateSlots } from '#contract/rules/schedule/plans/templateSlots.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { DockedDialog } from './DockedDialog.tsx'
import { FitReport } from './FitReport.tsx'
import { PlanList } from './PlanList.tsx'
import { useLaidTemplate } from './useLaidTemplate.ts'
import { usePlan, usePlans } from './usePlans.ts'
import { useLay } from './useLay.ts'

/** Templates of a day with its ad breaks: a day is saved as one, and one is laid on a day with a report of what fits. */
export function TemplatesDialog({ day: asked }: { day?: Day }) {
  const { translate, format } = useScheduleWords()
  const { schedule, shown, readOnly, preview, newId, channel } = useSchedule()
  const lay = useLay()
  const [day, setDay] = useState<Day>(asked ?? shown.from)
  const [chosen, setChosen] = useState<string>()
  const [idPrefix] = useState(newId)
  const plans = usePlans('template')
  const plan = usePlan(chosen)
  const { airings, empty } = useLaidTemplate(plan, day, idPrefix)
  const command: ScheduleCommand | undefined = airings.length > 0 ? { kind: 'template', airings } : undefined
  const applied = command && preview(command)
  const placed = applied?.refused ? 0 : airings.length - (applied?.left?.length ?? 0)
  const missing = empty.reduce((sum, one) => sum + (one.missing ?? 0), 0)
  const notYet = readOnly
    ? `schedule.readOnly.${readOnly}`
    : !plan
      ? 'schedulePlans.chooseTemplate'
      : placed === 0
        ? 'scheduleCopy.nothingFits'
        : undefined
  return (
    <DockedDialog
      title={translate('schedulePlans.templates')}
      okLabel={translate('schedulePlans.lay', { smart_count: placed })}
      onOk={() => {
        if (command) lay(command)
      }}
      {...(notYet && { notYet: translate(notYet) })}
    >
      <TextField
        select
        size="small"
        label={translate('schedulePlans.day')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        sx={{ marginBlockStart: '8px' }}
      >
        {[...schedule.days.keys()].map((one) => (
          <MenuItem key={one} value={one}>
            {dayWords(format.settings.language, schedule.zone, dayBounds(one, schedule.zone).from)}
          </MenuItem>
        ))}
      </TextField>
      <PlanList
        plans={plans}
        chosen={chosen}
        onChoose={setChosen}
        whenOf={({ ut }) => format.date(ut)}
        canSave={!readOnly}
        saveLabel="schedulePlans.saveDay"
        nameLabel="schedulePlans.templateName"
        onSave={(name) =>
          plans.save({
            ...{ name, cs: channel.cs, from: day, days: 1 },
            ar: writePlanAirings(airingsOfDays(schedule, [day])),
            slots: templateSlots(schedule, day).map((slot) => ({ ...slot, breaks: [...slot.breaks] })),
          })
        }
      />
      {plan && empty.length > 0 && (
        <p className="quiet">
          {translate('schedulePlans.empty', { smart_count: empty.length, length: format.duration(missing) })}
        </p>
      )}
      {applied && <FitReport applied={applied} airings={airings} />}
    </DockedDialog>
  )
}
