import type { Segment } from '#contract/rules/program/segment.ts'
import { segmentKind } from '#kit/forms/widgets/segments/segmentKinds.ts'
import { useReferences } from '#kit/forms/widgets/segments/useReferences.ts'
import type { SegmentKey } from '#kit/parts/theme/tokens.ts'

/** How each segment is drawn, in their order: as its form draws it, by the type of the title that it is cut from. */
export function useSegmentKinds(segments: readonly Pick<Segment, 'seg_ty' | 'ctkey'>[]): SegmentKey[] {
  const titles = useReferences(segments.flatMap(({ ctkey }) => ctkey ?? []))
  return segments.map(({ seg_ty, ctkey }) => segmentKind(seg_ty, titles.get(ctkey ?? '')))
}
