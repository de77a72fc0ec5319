import type { FilterEntry } from '#contract/wire/calls/filter.ts'

/** The values of an entry; several in one text stand between commas. */
export function termsOf(entry: FilterEntry | undefined): string[] {
  if (entry?.term === undefined) return []
  return Array.isArray(entry.term) ? entry.term : entry.term.split(',')
}
