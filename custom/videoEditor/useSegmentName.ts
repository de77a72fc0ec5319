import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { EditSegment } from '#contract/rules/video/editList.ts'

/** What a segment is called: its label, else its place in the order of play. */
export function useSegmentName(): (seg: Pick<EditSegment, 'label'>, nth: number) => string {
  const translate = useTranslate()
  return useCallback(({ label }, nth) => label || translate('video.segments.part', { n: nth + 1 }), [translate])
}
