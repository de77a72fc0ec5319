import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { ReviewActions } from '#kit/parts/review/ReviewActions.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { nameOf } from '../model/scheduleWords.ts'
import { SCHEDULE_ZONE } from '../model/shown.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

/** Days of virtual channels are no type. */
const DAY_URN = catalogUrn('vschedule')

/** Notes on the day of the cursor, pinned to the airing that is selected, and the day's links for people outside. */
export function DayReview() {
  const words = useScheduleWords()
  const { channel, cursor, schedule, shown, selection, select } = useSchedule()
  const chosen = [...selection].findLast((id) => schedule.byId.has(id))
  const selected = chosen === undefined ? undefined : schedule.byId.get(chosen)
  const at = selected?.start ?? (cursor?.kind === 'airing' ? schedule.byId.get(cursor.id)?.start : cursor?.at)
  const day = at === undefined ? shown.from : dayOf(at, SCHEDULE_ZONE)
  return (
    <ReviewActions
      reviewed={{ urn: DAY_URN, id: `${schedule.cs}/${day}`, page: SCHEDULE_PAGE }}
      name={`${channel.name}, ${dayWords(words.format.settings.language, SCHEDULE_ZONE, Date.parse(day))}`}
      place={chosen === undefined ? undefined : { kind: 'airing', at: chosen }}
      onAnywhere={() => select([])}
      placeName={({ kind, at: id }) => {
        const airing = kind === 'airing' && id !== undefined ? schedule.byId.get(id) : undefined
        return airing && nameOf(airing, words)
      }}
      onGoTo={({ at: id }) => id !== undefined && schedule.byId.has(id) && select([id])}
    />
  )
}
