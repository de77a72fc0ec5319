import { useCallback, useMemo, useState } from 'react'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { timesOf } from '#kit/parts/timeline/geometry/viewState.ts'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import { contestedLane } from './model/contestedLane.ts'
import type { GuideLane } from './model/guideLane.ts'

type Conflicts = { lane: string; ranges: readonly TimeRange[] }

/**
 * The key P: pins the airing that one is on, or gives it back to the feed; its panel asks. Until that is answered the
 * lanes show what would run at the same time, and go to it where it is out of view.
 */
export function usePinKey(
  timeline: Timeline,
  lanes: readonly GuideLane[],
  opened: string | undefined,
  onOpen: (airing: string) => void,
) {
  const [pinFor, setPinFor] = useState<string>()
  const [conflicts, setConflicts] = useState<Conflicts>()
  const draw = useCallback(
    (found: Conflicts | undefined) => {
      setConflicts(found)
      const first = found?.ranges[0]
      const view = timesOf(timeline.shown())
      if (first && (first.to <= view.from || first.from >= view.to)) timeline.jumpTo(first.from)
    },
    [timeline],
  )
  const taken = useCallback(() => setPinFor(undefined), [])
  const drawn = useMemo(
    () =>
      conflicts
        ? lanes.map((lane) => (lane.key === conflicts.lane ? contestedLane(lane, conflicts.ranges) : lane))
        : lanes,
    [conflicts, lanes],
  )
  const start = () => {
    const { item } = timeline.shown().focus
    const isAiring = lanes.some(({ items }) => items?.some(({ key, kind }) => key === item && kind === 'airing'))
    const id = isAiring ? item : opened
    if (id === undefined) return
    if (id !== opened) onOpen(id)
    setPinFor(id)
  }
  return { pinFor, taken, lanes: drawn, draw, start }
}
