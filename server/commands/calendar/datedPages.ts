import { can } from '#contract/rules/access/can.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import type { PublicationEntry } from '#contract/schemas/publicationCalendar.ts'
import type { StorefrontCalendarRow } from '#contract/schemas/storefront/storefrontRows.ts'
import type { CallContext } from '../../context.ts'
import { isNamed, type KindAsked, type KindPage } from './kindAsked.ts'

type StoreType = 'storefront' | 'collection' | 'container'

/** Pages with their tabs, or containers, that begin or end to be shown within the range. */
export async function datedPages(
  context: CallContext,
  asked: KindAsked,
  types: readonly StoreType[],
): Promise<KindPage> {
  if (!can(context.actor, 'cp_storefront', 'view')) return { entries: [], count: 0, atLeast: false }
  const { range, st, term, mine, cty, limit, offset } = asked
  const by = mine ? { by: context.actor.username } : {}
  const wanted = types.filter((ty) => cty === undefined || cty.split(',').includes(ty))
  const read = await Promise.all(
    wanted.map((ty) => context.services.storefronts.calendar(context, { ty, range, ...by })),
  )
  const rows = read
    .flat()
    .filter((row) => (st === undefined || row.st === st) && isNamed(row.lon, term))
    .flatMap((row) => {
      const edge = edgeIn(row, asked)
      return edge === undefined ? [] : [{ row, edge }]
    })
    .toSorted((one, other) => one.edge - other.edge)
  const page = rows.slice(offset, offset + limit).map(({ row }) => row)
  const containers = page.filter(({ urn }) => urn === 'urn:container').map(({ id }) => id)
  const ends = await context.services.calendar.titleEnds(context, containers)
  return { entries: page.map((row) => entryOf(row, ends.get(row.id))), count: rows.length, atLeast: false }
}

/** The first of its dates within the range. */
function edgeIn({ st_dt, ed_dt }: StorefrontCalendarRow, { range }: KindAsked): number | undefined {
  return [st_dt, ed_dt]
    .map((text) => parseDate(text))
    .find((at) => at !== undefined && at >= range.from && at < range.to)
}

function entryOf(row: StorefrontCalendarRow, titleEnds: string[] | undefined): PublicationEntry {
  const { id, urn, ty, tab, lon, st, rev, st_dt, ed_dt } = row
  return {
    ...{ kind: urn === 'urn:container' ? ('container' as const) : ('page' as const), id, urn, lon, st, rev },
    ...(ty !== undefined && { cty: ty }),
    ...(tab !== undefined && { tab }),
    ...(st_dt !== undefined && { start: st_dt }),
    ...(ed_dt !== undefined && { end: ed_dt }),
    facts: { live: st === 'published', ...(titleEnds && { titleEnds }) },
  }
}
