import { useLocale, useTranslate } from 'ra-core'
import { useContext } from 'react'
import { refersTo } from '#contract/registry/references.ts'
import { whyUnavailable } from '#contract/rules/availability/whyUnavailable.ts'
import { placeSegments } from '#contract/rules/program/placeSegments.ts'
import { segmentsIn, type Segment } from '#contract/rules/program/segment.ts'
import { segmentProblems } from '#contract/rules/program/splitSegment.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import type { SegmentKey } from '#kit/parts/theme/tokens.ts'
import type { ReferenceState } from '../../references/referenceLoader.ts'
import type { FormSchema } from '../../schema/formSchema.ts'
import { segmentKind } from './segmentKinds.ts'
import { useReferences } from './useReferences.ts'

type Placed = ReturnType<typeof placeSegments>['segments'][number]

/** One segment as it is shown. */
export type SegmentLine = {
  segment: Segment
  placed: Placed
  kind: SegmentKey
  /** 'Part 2', 'Ad break 1'. */
  name: string
  /** The title that it is cut from, or its bare key; undefined while it is being read. */
  source: string | undefined
  /** Words for what is wrong with it or with its title. */
  problems: readonly string[]
}

/** The types of titles that segments are cut from; undefined where they name no documents. */
export function sourceTypes(items: FormSchema): readonly string[] | undefined {
  const key = items.properties?.ctkey
  return key && refersTo(key)
}

/** Everything that is shown of segments, computed anew from the list by the rules that the server stores by. */
export function useSegmentLines(value: unknown, items: FormSchema, at: number) {
  const translate = useTranslate()
  const locale = useLocale()
  const product = useContext(ConsoleContext)?.product
  const segments = segmentsIn(value)
  const isReference = sourceTypes(items) !== undefined
  const states = useReferences(isReference ? segments.flatMap(({ ctkey }) => (ctkey ? [ctkey] : [])) : [])
  const { segments: placed, trt, rate } = placeSegments(value)
  const counts = new Map<SegmentKey, number>()
  const lines = segments.flatMap((segment, index): SegmentLine[] => {
    const own = placed[index]
    if (!own) return []
    const state = states.get(segment.ctkey ?? '')
    const kind = segmentKind(segment.seg_ty, state)
    const n = (counts.get(kind) ?? 0) + 1
    counts.set(kind, n)
    const row = state?.kind === 'found' ? state.row : undefined
    return [
      {
        ...{ segment, placed: own, kind },
        name: translate(`segments.names.${kind}`, { n }),
        source: state?.kind === 'loading' ? undefined : (row && titleOf(row, locale)) || (segment.ctkey ?? ''),
        problems: [
          ...segmentProblems(segment, segments).map((problem) => translate(`segments.problems.${problem}`)),
          ...flagsOf(state, product, at).map((flag) => translate(`segments.flags.${flag}`)),
        ],
      },
    ]
  })
  return { lines, trt, rate }
}

/** Why viewers cannot have the title that a segment is cut from (specification section 4). */
function flagsOf(state: ReferenceState | undefined, product: string | undefined, now: number): string[] {
  if (state?.kind === 'absent') return ['absent']
  if (state?.kind !== 'found') return []
  return whyUnavailable(state.row, { now, ...(product !== undefined && { product }) })
}
