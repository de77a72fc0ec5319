import { searchText } from '#contract/rules/searchText.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { PublicationEntry } from '#contract/schemas/publicationCalendar.ts'

/** What is asked of each kind: a slice of what begins or ends within a range, soonest first. */
export type KindAsked = {
  range: TimeRange
  cty?: string
  st?: 'published' | 'draft'
  term?: string
  mine: boolean
  limit: number
  offset: number
}
export type KindPage = { entries: PublicationEntry[]; count: number; atLeast: boolean }

/** Whether one of the names has a text. */
export function isNamed(names: readonly { n: string }[], term: string | undefined): boolean {
  if (term === undefined) return true
  const wanted = searchText(term)
  return names.some(({ n }) => searchText(n).includes(wanted))
}
