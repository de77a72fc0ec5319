import { useEffect, useMemo } from 'react'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { layTemplate } from '#contract/rules/schedule/fill/layTemplate.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { snapshotOf } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { SchedulePlan } from '#contract/schemas/live/schedulePlan.ts'
import { useSchedule } from '../ScheduleContext.ts'

/** What a template comes to on a day, with the titles as they are now; slots that stay empty are told. */
export function useLaidTemplate(plan: SchedulePlan | undefined, day: Day, idPrefix: string) {
  const { schedule, titles, needTitles } = useSchedule()
  const slots = useMemo(() => plan?.slots ?? [], [plan])
  useEffect(() => {
    const ids = slots.flatMap(({ pgm_id }) => pgm_id ?? [])
    if (ids.length > 0) needTitles([...new Set(ids)])
  }, [slots, needTitles])
  return useMemo(() => {
    const laid = layTemplate(
      slots,
      { day, zone: schedule.zone, idPrefix: `${idPrefix}-` },
      ({ dur, breaks, off = 0 }, place) => {
        const pgmId = slots[place]?.pgm_id
        const title = pgmId === undefined ? undefined : titles.get(pgmId)
        if (pgmId === undefined) return { pgmId: '', dur }
        if (!title) return undefined
        // As much of the title as it had room for: what was trimmed stays trimmed.
        const room = dur - breaks.reduce((sum, one) => sum + one.dur, 0)
        return { pgmId, dur: Math.min(off + room, title.dur ?? off + room), rest: { pgm: snapshotOf(title) } }
      },
    )
    return { ...laid, airings: laid.airings.map(withoutEmptyTitle) }
  }, [slots, day, schedule.zone, idPrefix, titles])
}

/** An ad of a template names no title. */
function withoutEmptyTitle({ pgmId, ...airing }: Airing): Airing {
  return pgmId === undefined || pgmId === '' ? airing : { ...airing, pgmId }
}
