import { useMemo } from 'react'
import { scheduleChanges } from '#contract/rules/schedule/publish/scheduleChanges.ts'
import { useSchedule } from '../ScheduleContext.ts'
import type { PanelTab } from '../model/scheduleView.ts'
import { useWarningGroups } from '../panels/useWarningGroups.ts'
import { warningCount } from '../panels/warningGroups.ts'

export type PanelCounts = Record<PanelTab, number>

/** Warnings want to be seen; changes are the reader's own work. */
export const PANEL_TONES = { warnings: 'warning', details: 'neutral', changes: 'neutral' } as const

/** How many things each tab of the panel tells of: warnings of the days shown, and changes that are not saved yet. */
export function usePanelCounts(): PanelCounts {
  const { schedule, saved } = useSchedule()
  const warnings = warningCount(useWarningGroups())
  const changes = useMemo(() => (schedule === saved ? 0 : scheduleChanges(saved, schedule).length), [schedule, saved])
  return { warnings, details: 0, changes }
}

/** 'Warnings 7', or the bare name where there is nothing to count. */
export function panelTabName(
  tab: PanelTab,
  counts: PanelCounts,
  translate: (key: string, values?: Record<string, unknown>) => string,
): string {
  const count = counts[tab]
  return tab === 'details' || count === 0
    ? translate(`schedule.panel.${tab}`)
    : translate(`schedule.panel.${tab}Of`, { count })
}
