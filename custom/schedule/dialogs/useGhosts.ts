import { useEffect } from 'react'
import type { Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import { useSchedule } from '../ScheduleContext.ts'

const NONE: ReadonlySet<string> = new Set()

/** Draws over the lanes what a command would leave, as long as the dialog that asks about it shows it. */
export function useGhosts(applied: Applied | undefined, named: ReadonlySet<string> = NONE): void {
  const { schedule, previewStore } = useSchedule()
  const isShown = applied !== undefined && !applied.refused && applied.schedule !== schedule
  useEffect(() => {
    previewStore.set(isShown ? { before: schedule, applied, named } : undefined)
  })
  useEffect(() => () => previewStore.set(undefined), [previewStore])
}
