import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isGuideTime } from '../../epg/guideTimes.ts'
import type { GuideSpan } from '../../stores/guideStore.ts'

/** The window that a call names; `malformed` where an end is no instant of a guide or lies before the start. */
export function guideSpan({ start, end }: { start: string; end: string }): GuideSpan {
  const [from, to] = [instantIn(start), instantIn(end)]
  if (to <= from) throw new DomainError('malformed', { description: 'The end of the window lies before its start.' })
  return { from, to }
}

function instantIn(text: string): number {
  const instant = parseDate(text)
  if (instant === undefined || !isGuideTime(instant))
    throw new DomainError('malformed', { description: `'${text}' is no instant of a guide.` })
  return instant
}
