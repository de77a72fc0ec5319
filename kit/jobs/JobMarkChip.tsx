import { useTranslate } from 'ra-core'
import type { JobMark } from '#contract/rules/labels/jobMark.ts'
import { jobMark } from '#contract/rules/labels/jobMark.ts'
import type { JobState } from '#contract/values/jobs.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { Chip } from '#kit/parts/status/Chip.tsx'
import type { StatusKey } from '#kit/parts/theme/tokens.ts'

/** Colours of specification section 4: Failed in red, incomplete in orange, complete, and that alone, with a check mark. */
const LOOK: Readonly<Record<JobMark, { color: StatusKey; glyph: IconName }>> = {
  waiting: { color: 'warning', glyph: 'clock' },
  underWay: { color: 'warning', glyph: 'threeQuarterDot' },
  cancelled: { color: 'warning', glyph: 'minus' },
  failed: { color: 'error', glyph: 'octagon' },
  partly: { color: 'warning', glyph: 'triangle' },
  done: { color: 'published', glyph: 'check' },
}

/** How a job stands, in a chip: glyph, colour and word. */
export function JobMarkChip({ job, bare }: { job: Counted; bare?: boolean }) {
  const words = useJobMarkWords()
  const { color, glyph } = LOOK[jobMark(job)]
  return (
    <Chip color={color} glyph={glyph} bare={bare ?? false}>
      {words(job)}
    </Chip>
  )
}

type Counted = Pick<JobState, 'status' | 'count' | 'success' | 'failure'>

/** The word of a job's mark: 'Done', '7 failed'. */
function useJobMarkWords(): (job: Counted) => string {
  const translate = useTranslate()
  const format = useFormat()
  return (job) => translate(`jobs.marks.${jobMark(job)}`, { n: format.number(job.failure) })
}
