import { useQuery } from '@tanstack/react-query'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useVideo } from './VideoContext.ts'

const NONE: readonly number[] = []

/** Frames of the title that a cut can begin at without being made anew. */
export function useKeyframes(): readonly number[] {
  const { calls, product } = useConsole()
  const { video } = useVideo()
  const hasFacts = useServiceHas('mediaFacts')
  const { data } = useQuery({
    queryKey: ['keyframes', product, video.id, video.vrt],
    queryFn: ({ signal }) =>
      calls.readKeyframes({
        params: { id: video.id },
        query: video.vrt === undefined ? {} : { vrt: video.vrt },
        signal,
      }),
    enabled: hasFacts,
    staleTime: Infinity,
  })
  return data ?? NONE
}
