import type { DateFacts } from '#contract/schemas/publicationCalendar.ts'
import type { DateConflict } from '#contract/values/calendar.ts'
import { parseDate } from '../dates/parseDate.ts'
import type { Beside, Dates } from './dateConflicts.ts'

/**
 * Dates that end a conflict with one move of the thing itself, as far as what stands beside it says them: a release as
 * early as its licence, a licence as long as it is shown, a container that ends with its titles. Undefined where that is
 * somebody's decision.
 */
export function mendedDates(code: DateConflict, dates: Dates, { kind, facts, now }: Beside): Dates | undefined {
  const mended = candidate(code, dates, kind, facts)
  if (!mended) return undefined
  const { start = -Infinity, end = Infinity } = mended
  return start < end && end > now ? mended : undefined
}

function candidate(code: DateConflict, dates: Dates, kind: Beside['kind'], facts: DateFacts): Dates | undefined {
  if (code === 'releaseTooEarly' && kind === 'release') {
    const start = parseDate(facts.licence?.start)
    return start === undefined ? undefined : { ...dates, start }
  }
  if (code === 'shownBeyond') {
    const ends = (facts.shown ?? []).map((one) => parseDate(one.end))
    // What is shown without an end asks for a licence without one: nobody grants that by a press.
    return ends.includes(undefined) ? undefined : { ...dates, end: Math.max(...(ends as number[])) }
  }
  if (code === 'showsEnding') {
    const [first] = (facts.titleEnds ?? [])
      .flatMap((text) => parseDate(text) ?? [])
      .toSorted((one, other) => one - other)
    return first === undefined ? undefined : { ...dates, end: first }
  }
  return undefined
}
