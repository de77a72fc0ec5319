import Button from '@mui/material/Button'
import { useCalendar } from '../CalendarContext.ts'
import type { LaneGroup } from '../model/calendarEntry.ts'

/** What a kind has in view, and the way to see more of it. */
export function GroupLine({ kind, count, atLeast, read, isFolded }: LaneGroup) {
  const { words, groups } = useCalendar()
  const { translate, format } = words
  if (count === undefined) return <span>{translate('states.loading')}</span>
  const number = `${format.number(count)}${atLeast ? '+' : ''}`
  const values = { smart_count: count, count: number, read: format.number(read) }
  const key = count === 0 ? 'noneInView' : read < count ? 'someInView' : 'inView'
  return (
    <>
      <span>{translate(`calendar.${key}`, values)}</span>
      {read < count && !isFolded && (
        <Button size="small" sx={{ marginInlineStart: 2 }} onClick={() => groups?.more(kind)}>
          {translate('calendar.more')}
        </Button>
      )}
    </>
  )
}
