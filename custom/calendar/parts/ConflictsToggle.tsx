import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { PressChip } from '#kit/parts/layoutParts/PressChip.ts'
import { useCalendar } from '../CalendarContext.ts'
import type { CalendarPanelKey, CalendarView } from '../model/calendarView.ts'
import { countConflicts } from '../model/conflictGroups.ts'

type ConflictsToggleProps = {
  panel: CalendarPanelKey | undefined
  onView: (change: Partial<CalendarView>) => void
}

/** Shows what is wrong beside the lanes, or puts it away. */
export function ConflictsToggle({ panel, onView }: ConflictsToggleProps) {
  const { words, conflicts } = useCalendar()
  const { count, tone } = countConflicts(conflicts.groups)
  const isShown = panel === 'conflicts'
  return (
    <PressChip
      type="button"
      aria-pressed={isShown}
      onClick={() => onView({ panel: isShown ? 'closed' : 'conflicts' })}
      style={{ marginInlineStart: 'auto' }}
    >
      {words.translate('calendar.conflictsTab')}
      {count > 0 && <CountBadge count={count} tone={tone} />}
    </PressChip>
  )
}
