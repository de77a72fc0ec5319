import { windowEnd } from '#contract/rules/availability/windowEnd.ts'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'

/** When the rights of a title, or of the first of its parts, end for a product; undefined where none of them do. */
export function rightsEndOf(title: ScheduleTitle, product: string | undefined): number | undefined {
  const ends = [title.rights, ...title.parts.map(({ rights }) => rights)].flatMap(
    (rights) => windowEnd(rights, product) ?? [],
  )
  return ends.length === 0 ? undefined : Math.min(...ends)
}
