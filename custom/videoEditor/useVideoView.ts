import { useMemo, useState } from 'react'
import type { PlayedPart } from '#contract/rules/video/editMap.ts'
import { CLIP_SCORE } from '#contract/values/video.ts'
import type { Hit } from './search/hitsOf.ts'

/** How a part of the result is played: from which part on, from a frame of it, or one part again and again. */
type Preview = { parts: readonly PlayedPart[]; start: number; from?: number; loop?: boolean }

/** Pictures made anew, so that each cut is at its frame; or as they are, from the keyframe before. */
export const CUTS = ['exact', 'fast'] as const
export type CutKind = (typeof CUTS)[number]

export const PANELS = ['segments', 'breaks', 'search', 'notes', 'jobs'] as const
export type PanelKey = (typeof PANELS)[number]

/** How the list is looked at; none of it is undone or saved. */
export type VideoView = ReturnType<typeof useVideoView>

export function useVideoView(first: PanelKey = 'segments') {
  const [selected, select] = useState<string>()
  const [marks, setMarks] = useState<{ in?: number; out?: number }>({})
  const [preview, setPreview] = useState<Preview>()
  const [panel, setPanel] = useState<PanelKey>(first)
  const [isSnapping, setSnapping] = useState(true)
  const [isRippling, setRippling] = useState(false)
  /** The version that is looked at beside the present list. */
  const [looked, setLooked] = useState<string>()
  const [cut, setCut] = useState<CutKind>('exact')
  /** What was searched for, what was found, and from which score on that is shown. */
  const [sought, setSought] = useState('')
  const [found, setFound] = useState<readonly Hit[]>([])
  const [least, setLeast] = useState(CLIP_SCORE)
  const hits = useMemo(() => found.filter(({ score }) => score >= least), [found, least])
  return useMemo(
    () => ({
      ...{ selected, select, marks, setMarks, preview, setPreview, panel, setPanel },
      ...{ isSnapping, setSnapping, isRippling, setRippling, cut, setCut, looked, setLooked },
      ...{ sought, setSought, hits, setFound, least, setLeast },
    }),
    [selected, marks, preview, panel, isSnapping, isRippling, hits, sought, least, cut, looked],
  )
}
