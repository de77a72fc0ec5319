import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { framesOf } from '#contract/rules/time/timecode.ts'
import type { CaptionTrack } from '#contract/schemas/captions.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { VideoRead } from '../model/videoTitle.ts'

/** What is said, in frames of the title. */
type ShownCaption = { in: number; out: number; text: string }

export type Captions = {
  has: boolean
  tracks: readonly CaptionTrack[]
  lang: string | undefined
  shown: readonly ShownCaption[]
  error: unknown
  reload: () => void
}

/** The captions of a title, in the reader's language where there are any. */
export function useCaptions({ id, rate, length }: Pick<VideoRead, 'id' | 'rate' | 'length'>): Captions {
  const { calls, product } = useConsole()
  const { language } = useFormat().settings
  const has = useServiceHas('captions')
  const { data, error, refetch } = useQuery({
    queryKey: ['captions', product, id, language],
    queryFn: ({ signal }) => calls.readCaptions({ params: { id }, query: { lang: language }, signal }),
    enabled: has,
  })
  const shown = useMemo(
    () =>
      (data?.captions ?? []).flatMap(({ start, end, text }) => {
        const [first, behind] = [framesOf(start, rate), Math.min(length, framesOf(end, rate))]
        return first < behind ? [{ in: first, out: behind, text }] : []
      }),
    [data, rate, length],
  )
  const tracks = data?.tracks ?? NONE
  return { has, tracks, lang: data?.lang, shown, error: data ? null : error, reload: () => void refetch() }
}

const NONE: readonly CaptionTrack[] = []

/** The last that begins at or before a frame; -1 before the first. They stand in the order of time. */
export function captionAt(shown: readonly ShownCaption[], frame: number): number {
  let [low, high] = [0, shown.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((shown[middle]?.in ?? Infinity) <= frame) low = middle + 1
    else high = middle
  }
  return low - 1
}
