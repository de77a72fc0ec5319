import type { OnAirHandling } from '#contract/schemas/live/onAir.ts'
import type { OnAirMark } from '../../stores/onAir/marks.ts'

/** An acknowledgement holds as long as it covers all that the problem is made of. */
export function handlingOf(mark: OnAirMark | undefined, matters: readonly string[]): OnAirHandling | undefined {
  if (!mark) return undefined
  const { seen, assignee } = mark
  const isSeen = seen !== null && matters.every((matter) => mark.matters.includes(matter))
  if (!isSeen && assignee === null) return undefined
  return {
    ...(isSeen && { acknowledged: { by: { uid: seen.uid, name: seen.name }, at: seen.at } }),
    ...(assignee !== null && { assignee }),
  }
}
