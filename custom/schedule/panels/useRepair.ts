import { useSchedule } from '../ScheduleContext.ts'
import { repairCommand } from './repairCommand.ts'
import { useJump } from './useJump.ts'
import type { Repair, WarningRow } from './warningGroups.ts'

/** Mends a warning: at once as a named step, or by the dialog that proposes how. */
export function useRepair() {
  const { schedule, now, run, openDialog, showPanel } = useSchedule()
  const jump = useJump()
  return (row: WarningRow, repair: Repair) => {
    const { airing, gap } = row
    if (repair === 'fill' && gap) return openDialog({ kind: 'fill', within: gap })
    if (airing) jump(airing)
    if (repair === 'replace' && airing) return openDialog({ kind: 'replace', id: airing.id })
    if (repair === 'see') return showPanel('details')
    const command = repairCommand(schedule, row, { repair, now })
    if (command) run(command, `scheduleWarnings.steps.${repair}`)
  }
}
