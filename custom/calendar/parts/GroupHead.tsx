import ButtonBase from '@mui/material/ButtonBase'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useCalendar } from '../CalendarContext.ts'
import type { LaneGroup } from '../model/calendarEntry.ts'

/** The head of a kind: a press folds its lanes away. */
export function GroupHead({ group: { kind, isFolded }, label }: { group: LaneGroup; label: string }) {
  const { groups } = useCalendar()
  return (
    <ButtonBase
      aria-expanded={!isFolded}
      onClick={() => groups?.fold(kind)}
      sx={{
        blockSize: '100%',
        inlineSize: '100%',
        justifyContent: 'flex-start',
        gap: 2,
        typography: 'subtitle2',
        fontWeight: 700,
        textAlign: 'start',
      }}
    >
      <Icon name={isFolded ? 'chevronRight' : 'chevronDown'} size="small" />
      {label}
    </ButtonBase>
  )
}
