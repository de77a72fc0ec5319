import { useQuery } from '@tanstack/react-query'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { CutKind } from './useVideoView.ts'
import { useVideo } from './VideoContext.ts'

/** By what the service cuts and searches; until that is known, and where it has no encoder, cuts are on keyframes. */
export function useCutTools(): {
  version: string | undefined
  isExact: boolean
  cut: CutKind
  isKnown: boolean
  hasMeaning: boolean
} {
  const { calls } = useConsole()
  const { view } = useVideo()
  const { data } = useQuery({
    queryKey: ['mediaTools'],
    queryFn: ({ signal }) => calls.readMediaTools({ signal }),
    staleTime: 300_000,
  })
  const isExact = data?.exact ?? false
  return {
    version: data?.ffmpeg ?? undefined,
    isExact,
    cut: isExact ? view.cut : 'fast',
    isKnown: data !== undefined,
    hasMeaning: data?.meaning ?? false,
  }
}
