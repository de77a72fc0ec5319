import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import type { PlacedAiring } from './model/findAiring.ts'
import { findAiring } from './model/findAiring.ts'
import type { GuideLane } from './model/guideLane.ts'

type Parts = {
  timeline: Timeline
  lanes: readonly GuideLane[]
  /** Id of the airing that is looked at. */
  id: string | undefined
  /** Brings an instant into view, whatever day it is of. */
  onTime: (instant: number) => void
  /** Narrows the guide to a channel that is not among those read. */
  onChannel: (channel: string) => void
}

export type ShownAiring = ReturnType<typeof useShownAiring>

/**
 * The airing that is looked at, with its lane. One that the lanes do not hold, as a link may name, is read, and the guide
 * goes to its day and channel. What was found stays while one scrolls away from it.
 */
export function useShownAiring({ timeline, lanes, id, onTime, onChannel }: Parts) {
  const { calls, product } = useConsole()
  const found = id === undefined ? undefined : findAiring(lanes, id)
  const [kept, setKept] = useState<PlacedAiring>()
  if (found && (found.item !== kept?.item || found.lane !== kept.lane)) setKept(found)
  const shown = found ?? (kept?.item.key === id ? kept : undefined)
  const { data, error, refetch } = useQuery({
    queryKey: [AIRING_TYPE, 'place', product, id],
    queryFn: async () => (await calls.getOne<ContentRecord>(AIRING_TYPE, { id: id ?? '' })).data,
    enabled: id !== undefined && !shown,
  })
  const record = id !== undefined && !shown ? data : undefined
  const isGone = record?.st === 'deleted'
  const start = isGone ? Number.NaN : Date.parse(String(record?.a_st_dt))
  const channel = isGone ? undefined : record?.ch
  const channels = lanes.flatMap((lane) => lane.channel?.id ?? [])
  const hasChannels = channels.length > 0
  const isElsewhere = hasChannels && typeof channel === 'string' && !channels.includes(channel)
  const went = useRef<string>(undefined)
  const sought = useRef<string>(undefined)
  useEffect(() => {
    if (!shown) sought.current = id
    if (found && sought.current === id) {
      sought.current = undefined
      const { lane, item } = found
      timeline.goTo({ lane: lane.key, item: item.key, cursor: item.from }, lane.nth, item, false)
    }
  }, [timeline, id, shown, found])
  useEffect(() => {
    if (Number.isNaN(start) || went.current === id) return
    went.current = id
    onTime(start)
  })
  useEffect(() => {
    if (isElsewhere && typeof channel === 'string') onChannel(channel)
  })
  return { ...{ shown, isGone }, error: shown ? null : error, retry: () => void refetch() }
}
