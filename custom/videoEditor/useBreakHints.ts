import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { framesOf } from '#contract/rules/time/timecode.ts'
import type { BreakHint } from '#contract/schemas/video.ts'
import type { JobKind } from '#contract/values/jobs.ts'
import { pollEvery } from '#kit/jobs/pollEvery.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useVideo } from './VideoContext.ts'

/** A place for a break, by its frame, with what speaks for it. */
type HintedFrame = { at: number; kinds: readonly BreakHint['kind'][] }

/** Reasons that are so near belong to one place, in seconds. */
const NEAR_S = 0.5

const TOPICS = ['job', 'reset'] as const
const HINT_JOB: JobKind = 'findBreaks'

/** Places of the title that look like places for breaks, as far as the service has looked for them. */
export function useBreakHints() {
  const { calls, events, product } = useConsole()
  const { video } = useVideo()
  const queries = useQueryClient()
  const tell = useErrorNotice()
  const [isAsking, setAsking] = useState(false)
  const at = { params: { id: video.id }, query: video.vrt === undefined ? {} : { vrt: video.vrt } }
  const isOffered = useServiceHas('breakHints')
  const queryKey = ['breakHints', product, video.id, video.vrt]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.readBreakHints({ ...at, signal }),
    enabled: isOffered,
    refetchInterval: ({ state }) =>
      pollEvery(state.data?.status === 'running' ? [{ status: 'processing' }] : [], events.state() === 'live'),
  })
  useGatheredEvents(
    TOPICS,
    () => void queries.invalidateQueries({ queryKey }),
    ({ topic, kind, doc }) => topic === 'reset' || (kind === HINT_JOB && doc === video.id),
  )
  const find = async () => {
    setAsking(true)
    try {
      await calls.findBreaks(at)
      await queries.invalidateQueries({ queryKey })
    } catch (failed) {
      tell(failed)
    } finally {
      setAsking(false)
    }
  }
  const frames = placesOf(data?.hints ?? NONE, (seconds) => framesOf(seconds * 1_000, video.rate))
  return { isOffered, status: data?.status, progress: data?.progress ?? 0, frames, find, isAsking }
}

const NONE: readonly BreakHint[] = []

/** Of black and silence the middle; what is near another reason is one place with both. */
function placesOf(hints: readonly BreakHint[], frameOf: (seconds: number) => number): HintedFrame[] {
  const places: { seconds: number; kinds: BreakHint['kind'][] }[] = []
  for (const { at, until = at, kind } of hints.toSorted((one, other) => one.at - other.at)) {
    const seconds = (at + until) / 2
    const last = places.at(-1)
    if (last && seconds - last.seconds < NEAR_S) last.kinds = [...new Set([...last.kinds, kind])]
    else places.push({ seconds, kinds: [kind] })
  }
  return places.map(({ seconds, kinds }) => ({ at: frameOf(seconds), kinds }))
}
