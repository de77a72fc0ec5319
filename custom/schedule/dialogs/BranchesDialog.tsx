import TextField from '@mui/material/TextField'
import { useEffect, useMemo, useState } from 'react'
import { dayBounds, shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { airingsOfDays, daysInRow, promoteBranch } from '#contract/rules/schedule/plans/planOnSchedule.ts'
import { writePlanAirings } from '#contract/rules/schedule/plans/planOnWire.ts'
import { dayRangeWords } from '#kit/parts/format/dayWords.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { daysBetween } from '../model/shown.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { BranchComparison } from './BranchComparison.tsx'
import { DockedDialog } from './DockedDialog.tsx'
import { FitReport } from './FitReport.tsx'
import { PlanList } from './PlanList.tsx'
import { airingsOfPlan, usePlan, usePlans } from './usePlans.ts'

const NONE: readonly Airing[] = []

/** What-if branches of a day or a week: saved under a name, held beside the draft and each other, put in its place. */
export function BranchesDialog() {
  const { translate, titles, format, zone } = useScheduleWords()
  const { schedule, shown, now, readOnly, run, preview, openDialog, newId, channel, needTitles } = useSchedule()
  const [chosen, setChosen] = useState<string>()
  const [besideId, setBeside] = useState('')
  const plans = usePlans('branch', channel.cs)
  const plan = usePlan(chosen)
  // Only what is about the same days can stand beside it.
  const others = plan
    ? plans.plans.filter(({ id, from, days }) => id !== plan.id && from === plan.from && days === plan.days)
    : []
  const beside = usePlan(others.find(({ id }) => id === besideId)?.id)
  const branches = useMemo(
    () =>
      [plan, beside].flatMap((one) => (one ? { id: one.id, name: one.name, airings: airingsOfPlan(one, titles) } : [])),
    [plan, beside, titles],
  )
  const airings = branches[0]?.airings ?? NONE
  useEffect(() => {
    const ids = branches.flatMap((branch) => branch.airings.flatMap(({ pgmId }) => pgmId ?? []))
    if (ids.length > 0) needTitles([...new Set(ids)])
  }, [branches, needTitles])
  const days = plan ? daysInRow(plan.from, plan.days) : []
  const isOpen = days.every((day) => schedule.days.has(day))
  const command: ScheduleCommand | undefined =
    plan && isOpen ? promoteBranch({ airings, days }, schedule, { now, newId }) : undefined
  const applied = command && preview(command)
  const isSame = applied !== undefined && !applied.refused && applied.schedule === schedule
  const startOf = (day: Day) => dayBounds(day, zone).from
  const daysWords = ({ from, days: count }: { from: Day; days: number }) =>
    dayRangeWords(format.settings.language, zone, startOf(from), startOf(shiftDay(from, count - 1)))
  const shownDays = daysBetween(shown.from, shown.to).filter((day) => schedule.days.has(day))
  const notYet = readOnly
    ? `schedule.readOnly.${readOnly}`
    : !plan
      ? 'schedulePlans.chooseBranch'
      : !isOpen
        ? 'schedulePlans.otherDays'
        : isSame
          ? 'schedulePlans.same'
          : undefined
  return (
    <DockedDialog
      isWide
      title={translate('schedulePlans.branches')}
      okLabel={translate('schedulePlans.promote')}
      onOk={() => {
        if (command && !run(command, 'schedulePlans.steps.promote').refused) openDialog(undefined)
      }}
      {...(notYet && { notYet: translate(notYet) })}
    >
      <PlanList
        plans={plans}
        chosen={chosen}
        onChoose={setChosen}
        whenOf={daysWords}
        canSave={!readOnly && shownDays.length > 0}
        saveLabel="schedulePlans.saveBranch"
        nameLabel="schedulePlans.branchName"
        onSave={(name) =>
          plans.save({
            ...{ name, cs: channel.cs, from: shownDays[0] ?? shown.from, days: shownDays.length },
            ar: writePlanAirings(airingsOfDays(schedule, shownDays)),
          })
        }
      />
      {isOpen && others.length > 0 && (
        <TextField
          select
          size="small"
          label={translate('schedulePlans.beside')}
          value={beside?.id ?? besideId}
          onChange={({ target }) => setBeside(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{translate('schedulePlans.draftAlone')}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
      )}
      {applied && command && 'airings' in command && !isSame && (
        <FitReport applied={applied} airings={command.airings} />
      )}
      {plan && isOpen && <BranchComparison branches={branches} days={days} />}
    </DockedDialog>
  )
}
