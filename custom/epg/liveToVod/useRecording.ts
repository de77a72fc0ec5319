import { useQuery } from '@tanstack/react-query'
import type { Recording } from '#contract/schemas/live/liveToVod.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import type { AiringItem } from '../model/guideLane.ts'

/** What of an airing can be picked: lengths in ms from its start. */
export type Picked = Pick<Recording, 'recorded' | 'whole' | 'pieces'>

/**
 * The recording of an airing, growing with the time as long as it is on air; undefined until it is read. A service that
 * does not tell of recordings is taken to have all that was on air.
 */
export function useRecording({ airing, from, to }: AiringItem, now: number) {
  const { calls, product } = useConsole()
  const hasRecordings = useServiceHas('recordings')
  const { data, error, refetch } = useQuery({
    queryKey: ['liveToVod', product, 'recording', airing.id, airing.rev],
    enabled: hasRecordings,
    queryFn: ({ signal }) => calls.readRecording({ params: { id: airing.id }, signal }),
    // The same airing at a newer revision: a window that is being picked keeps its recording meanwhile.
    placeholderData: (previous, before) => (before?.queryKey.includes(airing.id) ? previous : undefined),
  })
  const aired = Math.max(0, now - from)
  const whole = { whole: to - from, recorded: Math.min(to - from, aired), pieces: [] }
  const recorded = data && { ...data, recorded: Math.max(data.recorded, Math.min(data.whole, aired)) }
  const recording: Picked | undefined = hasRecordings ? recorded : whole
  return { recording, error: data ? null : error, retry: () => void refetch() }
}
