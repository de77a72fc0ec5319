import type { Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import { rangeOf, type Airing, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { onRuler, type LaneSpan } from './dayAxis.ts'

/** What becomes of an airing: it lands, it is pushed or cut by what lands, it goes. */
type GhostKind = 'lands' | 'moves' | 'goes'
type GhostBox = { key: string; lane: number; place: TimeRange; airing: Airing; kind: GhostKind }

/** The day that a command would leave, as boxes over the lanes: only what it changes. `place` is the ruler's time. */
export function ghostBoxes(
  before: Schedule,
  { schedule, changed }: Applied,
  dragged: ReadonlySet<string>,
  lanes: readonly LaneSpan[],
): GhostBox[] {
  return changed.flatMap((id) => {
    const [was, is] = [before.byId.get(id), schedule.byId.get(id)]
    const airing = is ?? was
    if (!airing) return []
    const kind = is ? (dragged.has(id) || !was ? 'lands' : 'moves') : 'goes'
    return lanes.flatMap((span, lane) => {
      const place = onRuler(span, rangeOf(airing))
      return place ? { key: `${id} ${span.key}`, lane, place, airing, kind } : []
    })
  })
}
