import { checkBreaks, type BreakFinding } from '#contract/rules/video/checkBreaks.ts'
import { useBreakHints } from './useBreakHints.ts'
import { useBreakPolicy } from './useBreakPolicy.ts'
import { useVideo } from './VideoContext.ts'

/** What is wrong with the breaks of the open title, wherever it is told. */
export function useBreakFindings(): BreakFinding[] {
  const { list } = useVideo()
  const { status, frames } = useBreakHints()
  return checkBreaks(list, useBreakPolicy(), status === 'ready' ? frames.map(({ at }) => at) : undefined)
}
