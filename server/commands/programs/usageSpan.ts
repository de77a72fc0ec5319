import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { UsageSpan } from '../../stores/programUsage.ts'

/** The asked span of airings, open where nothing is said; refused where it ends before it starts. */
export function usageSpan({ start, end }: { start?: string | undefined; end?: string | undefined }): UsageSpan {
  const [from, to] = [instantIn(start), instantIn(end)]
  if (from !== undefined && to !== undefined && to <= from)
    throw new DomainError('malformed', { description: 'The end of the span lies before its start.' })
  return { from, to }
}

function instantIn(text: string | undefined): number | undefined {
  const instant = text === undefined ? undefined : parseDate(text)
  if (text !== undefined && instant === undefined)
    throw new DomainError('malformed', { description: `'${text}' is no instant.` })
  return instant
}
