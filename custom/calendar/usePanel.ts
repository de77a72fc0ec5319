import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { CalendarPanelKey, CalendarView } from './model/calendarView.ts'

/** What stands beside the lanes: what the address says, else the chosen entry, else conflicts where there is room. */
export function usePanel({ panel, chosen }: CalendarView, opensAtFirst: boolean): CalendarPanelKey | undefined {
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })
  if (panel) return panel === 'closed' ? undefined : panel
  if (chosen !== undefined) return 'details'
  return opensAtFirst && isWide ? 'conflicts' : undefined
}
