import { parseDate } from '../dates/parseDate.ts'
import { isObject } from '../diff/json.ts'

type ProgramReason = 'licencePassed' | 'partsUnavailable' | 'segmentsUnavailable'

/**
 * A program, its list row, or the `pgm` of an airing: earliest licence end of its parts, whether all are available, its
 * segments. A list row carries no segments: the server tells of them by `parts_unavailable`.
 */
type FlaggableProgram = {
  mn_lic?: unknown
  mn_avl?: unknown
  sg?: unknown
  parts_unavailable?: unknown
  [field: string]: unknown
}

/**
 * Why a program is flagged (specification section 4): its licence date passed, its availability flag is false, or a
 * segment's content is unavailable. `available` tells of a content key; keys of which nothing is known flag nothing.
 */
export function whyProgramFlagged(
  program: FlaggableProgram,
  { now, available }: { now: number; available?: (contentKey: string) => boolean | undefined },
): ProgramReason[] {
  const licence = parseDate(program.mn_lic)
  const segments: unknown[] = Array.isArray(program.sg) ? program.sg : []
  const keys = segments.map((segment) => (isObject(segment) ? segment.ctkey : undefined))
  const missing = keys.some((key) => typeof key === 'string' && available?.(key) === false)
  const reasons: [boolean, ProgramReason][] = [
    [licence !== undefined && licence <= now, 'licencePassed'],
    [program.mn_avl === false, 'partsUnavailable'],
    [missing || program.parts_unavailable === true, 'segmentsUnavailable'],
  ]
  return reasons.filter(([holds]) => holds).map(([, reason]) => reason)
}
