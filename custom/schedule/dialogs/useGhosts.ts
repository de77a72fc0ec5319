import { useEffect } from 'react'
import type { Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { useSchedule } from '../ScheduleContext.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * Draws over the lanes what a command would leave, and what is in its way, as long as the dialog that asks about it
 * shows it.
 */
export function useGhosts(
  applied: Applied | undefined,
  named: ReadonlySet<string> = NONE,
  conflicts: readonly TimeRange[] = [],
): void {
  const { schedule, previewStore } = useSchedule()
  const isShown = applied !== undefined && !applied.refused && applied.schedule !== schedule
  useEffect(() => {
    const drawn = isShown ? applied : { schedule, changed: [] }
    previewStore.set(
      isShown || conflicts.length > 0 ? { before: schedule, applied: drawn, named, conflicts } : undefined,
    )
  })
  useEffect(() => () => previewStore.set(undefined), [previewStore])
}
