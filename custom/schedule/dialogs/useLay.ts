import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { useSchedule } from '../ScheduleContext.ts'

/** Carries out what a dialog lays, closes the dialog, and goes to the first of what was laid: it may be out of view. */
export function useLay() {
  const { run, openDialog, goTo } = useSchedule()
  return (command: ScheduleCommand, wordKey?: string) => {
    const { schedule, changed, refused } = run(command, wordKey)
    if (refused) return
    openDialog(undefined)
    const laid = new Set(changed)
    const first = schedule.order.find(({ id }) => laid.has(id))
    if (first) goTo({ kind: 'airing', id: first.id })
  }
}
