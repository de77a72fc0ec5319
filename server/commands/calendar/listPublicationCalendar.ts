import { dateConflicts, dayConflicts } from '#contract/rules/calendar/dateConflicts.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { PublicationEntry } from '#contract/schemas/publicationCalendar.ts'
import { CALENDAR_CHECKED, CALENDAR_DAYS, CALENDAR_PAGE } from '#contract/values/calendar.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { datedChannels } from './datedChannels.ts'
import { datedPages } from './datedPages.ts'
import { datedLicences, datedReleases } from './datedTitles.ts'
import type { KindAsked, KindPage } from './kindAsked.ts'

type ReadKind = (context: CallContext, asked: KindAsked) => Promise<KindPage>

const KINDS: Readonly<Record<PublicationEntry['kind'], ReadKind>> = {
  licence: datedLicences,
  release: datedReleases,
  page: (context, asked) => datedPages(context, asked, ['storefront', 'collection']),
  container: (context, asked) => datedPages(context, asked, ['container']),
  day: datedChannels,
}

/** Dates of one kind that the caller may view. Conflicts are looked for among so many; that there are more is told. */
export const listPublicationCalendar: Command<'listPublicationCalendar'> = async (context, { query }) => {
  const { kind, cty, st, term, mine, conflicts, pageNumber = 1, pageSize = CALENDAR_PAGE } = query
  const offset = (pageNumber - 1) * pageSize
  const asked = {
    range: rangeOf(query),
    ...(cty !== undefined && { cty }),
    ...(st !== undefined && { st }),
    ...(term !== undefined && term.trim() !== '' && { term: term.trim() }),
    mine: mine === 'true',
  }
  if (conflicts !== 'true') {
    const { entries, count, atLeast } = await KINDS[kind](context, { ...asked, limit: pageSize, offset })
    return { data: entries, page: { count, ...(atLeast && { atLeast }) } }
  }
  const { entries, count } = await KINDS[kind](context, { ...asked, limit: CALENDAR_CHECKED, offset: 0 })
  const found = entries.filter((entry) => hasConflict(entry, context.services.now()))
  const data = found.slice(offset, offset + pageSize)
  return { data, page: { count: found.length, ...(count > CALENDAR_CHECKED && { atLeast: true }) } }
}

function hasConflict({ kind, start, end, facts, days = [] }: PublicationEntry, now: number): boolean {
  if (kind === 'day') return days.some((day) => dayConflicts(day, now).length > 0)
  return dateConflicts({ start: parseDate(start), end: parseDate(end) }, { kind, facts, now }).length > 0
}

function rangeOf({ from, to }: { from: string; to: string }): TimeRange {
  const [start, end] = [parseDate(from), parseDate(to)]
  if (start === undefined || end === undefined || end <= start || end - start > CALENDAR_DAYS * DAY_MS)
    throw new DomainError('malformed', {
      field: '/from',
      description: `A calendar needs two instants, at most ${CALENDAR_DAYS} days apart.`,
    })
  return { from: start, to: end }
}
