import { useQuery } from '@tanstack/react-query'
import type { Recording } from '#contract/schemas/live/liveToVod.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import type { AiringItem } from '../model/guideLane.ts'

/** What of an airing can be picked: lengths in ms from its start. */
export type Picked = Pick<Recording, 'recorded' | 'whole' | 'pieces'>

/**
 * The recording of an airing, growing with the time as long as it is on air. A service that does not tell of recordings
 * is taken to have all that was on air. Undefined while it is read.
 */
export function useRecording({ airing, from, to }: AiringItem, now: number): Picked | undefined {
  const { calls, product } = useConsole()
  const isTold = useServiceHas('recordings')
  const { data } = useQuery({
    queryKey: ['liveToVod', product, 'recording', airing.id, airing.rev],
    enabled: isTold,
    queryFn: ({ signal }) => calls.readRecording({ params: { id: airing.id }, signal }),
  })
  const aired = Math.max(0, now - from)
  if (!isTold) return { whole: to - from, recorded: Math.min(to - from, aired), pieces: [] }
  return data && { ...data, recorded: Math.max(data.recorded, Math.min(data.whole, aired)) }
}
