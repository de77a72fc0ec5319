import type { StoreDates } from '#contract/schemas/storefront/storefrontRows.ts'
import { parseDate } from '../../dates/parseDate.ts'

type DateField = 'st_dt' | 'ed_dt'
/** unreadable: no instant; order: it ends before, or when, it starts; none: nothing is asked for. */
export type DatesProblem = { field: DateField; problem: 'unreadable' | 'order' | 'none' }

const FIELDS: readonly DateField[] = ['st_dt', 'ed_dt']
/** What PostgreSQL and everybody's calendar hold. */
const LAST_INSTANT = Date.UTC(9999, 11, 31)

/** What keeps dates from being moved: over what stands, the end comes after the start. */
export function datesProblem(
  asked: Pick<StoreDates, DateField>,
  stands: Pick<StoreDates, DateField>,
): DatesProblem | undefined {
  if (FIELDS.every((field) => asked[field] === undefined)) return { field: 'st_dt', problem: 'none' }
  const unreadable = FIELDS.find((field) => typeof asked[field] === 'string' && instantOf(asked[field]) === undefined)
  if (unreadable) return { field: unreadable, problem: 'unreadable' }
  const [start, end] = FIELDS.map((field) => instantOf(asked[field] === undefined ? stands[field] : asked[field]))
  if (start === undefined || end === undefined || start < end) return undefined
  return { field: asked.ed_dt === undefined ? 'st_dt' : 'ed_dt', problem: 'order' }
}

function instantOf(text: string | null | undefined): number | undefined {
  const instant = parseDate(text)
  return instant === undefined || Math.abs(instant) > LAST_INSTANT ? undefined : instant
}
