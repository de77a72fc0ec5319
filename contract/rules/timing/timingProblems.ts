import { parseDate } from '../dates/parseDate.ts'

/** The moments that somebody asks for, as ISO 8601 texts; an empty text is none. */
export type RequestedTiming = { publishAt?: string | undefined; unpublishAt?: string | undefined }

type TimingField = keyof RequestedTiming
/** unreadable: no instant; past: not after now; order: off the air before, or when, it goes on. */
export type TimingProblem = { field: TimingField; problem: 'unreadable' | 'past' | 'order' | 'none' }

/** The moments as epoch ms. */
export type TimingInstants = { publishAt?: number; unpublishAt?: number }

const FIELDS: readonly TimingField[] = ['publishAt', 'unpublishAt']
/** What PostgreSQL and everybody's calendar hold. */
const LAST_INSTANT = Date.UTC(9999, 11, 31)

/** What keeps a timing from being set (calls.md section 3): at least one instant, each to come, publishing first. */
export function timingProblems(asked: RequestedTiming, now: number): TimingProblem[] {
  const named = FIELDS.filter((field) => isNamed(asked[field]))
  if (named.length === 0) return [{ field: 'publishAt', problem: 'none' }]
  const instants = instantsOf(asked)
  const problems = named.flatMap((field): TimingProblem[] => {
    const instant = instants[field]
    if (instant === undefined) return [{ field, problem: 'unreadable' }]
    return instant <= now ? [{ field, problem: 'past' }] : []
  })
  const { publishAt, unpublishAt } = instants
  const isTurned = publishAt !== undefined && unpublishAt !== undefined && unpublishAt <= publishAt
  return problems.length === 0 && isTurned ? [{ field: 'unpublishAt', problem: 'order' }] : problems
}

/** The readable moments of what was asked. */
export function instantsOf(asked: RequestedTiming): TimingInstants {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const instant = isNamed(asked[field]) ? parseDate(asked[field]) : undefined
      return instant === undefined || Math.abs(instant) > LAST_INSTANT ? [] : [[field, instant]]
    }),
  )
}

function isNamed(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}
