import { windowEnd, windowStart } from '#contract/rules/availability/windowEnd.ts'
import type { DateFacts, PublicationEntry } from '#contract/schemas/publicationCalendar.ts'
import { imagesOf, namesOf } from '#contract/schemas/readers.ts'
import type { TimingEntry } from '#contract/schemas/timing.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import type { CallContext } from '../../context.ts'
import type { DatedTitle } from '../../stores/calendar/readDatedTitles.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import { namesIn, viewableKinds } from '../catalogue/viewableKinds.ts'
import { isNamed, type KindAsked, type KindPage } from './kindAsked.ts'

/** Timings that are looked at: far more than anybody sets. */
const TIMINGS = 1_000

const isoOf = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString())

/** Titles whose licence begins or ends within the range. */
export async function datedLicences(context: CallContext, asked: KindAsked): Promise<KindPage> {
  const { mine, cty, ...rest } = asked
  const kinds = viewableKinds(context, namesIn(cty))
  const { rows, ...total } = await context.services.calendar.dated(context, kinds, {
    ...rest,
    ...(mine && { by: context.actor.username }),
  })
  const facts = await factsOf(context, rows)
  return { ...total, entries: rows.map((row) => entryOf('licence', row, licenceOf(context, row), facts(row))) }
}

/** Titles that are to be published or unpublished within the range. */
export async function datedReleases(context: CallContext, asked: KindAsked): Promise<KindPage> {
  const { range, limit, offset, mine } = asked
  const { entries: all } = await context.services.timings.list({
    urns: viewableKinds(context, namesIn(asked.cty)).map(({ urn }) => urn),
    products: scopeOf(context),
    from: isoOf(range.from),
    to: isoOf(range.to),
    limit: TIMINGS,
    offset: 0,
  })
  const timings = all.filter(({ by, lon }) => (!mine || by.uid === context.actor.uid) && isNamed(lon, asked.term))
  const rows = await context.services.calendar.titles(
    context,
    timings.map(({ id }) => id),
  )
  const known = new Map(rows.filter(({ st }) => asked.st === undefined || st === asked.st).map((row) => [row.id, row]))
  const shown = timings.filter(({ id }) => known.has(id))
  const entries = shown.slice(offset, offset + limit).flatMap((timing) => {
    const row = known.get(timing.id)
    if (!row) return []
    const facts = { licence: licenceOf(context, row), timing: timingOf(timing), live: row.live }
    return [{ ...entryOf('release', row, timingOf(timing), facts), by: timing.by.name }]
  })
  return { entries, count: shown.length, atLeast: all.length >= TIMINGS }
}

/** What licences are held against: what is timed for the titles, and what shows them. */
async function factsOf(context: CallContext, rows: readonly DatedTitle[]): Promise<(row: DatedTitle) => DateFacts> {
  const ids = rows.map(({ id }) => id)
  const [timings, containers] = await Promise.all([
    context.services.timings.ofTitles(ids),
    context.services.calendar.containersOf(context, ids),
  ])
  return (row) => {
    const timing = timings.get(row.id)
    const shown = containers.get(row.id)
    return { live: row.live, ...(timing && { timing: timingOf(timing) }), ...(shown && { shown }) }
  }
}

function entryOf(
  kind: 'licence' | 'release',
  { id, urn, st, rev, list_row }: DatedTitle,
  { start, end }: { start?: string; end?: string },
  facts: DateFacts,
): PublicationEntry {
  return {
    ...{ kind, id, urn, cty: typeOfUrn(urn) ?? '', lon: [...namesOf(list_row)], st, rev, facts },
    ia: [...imagesOf(list_row)],
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
  }
}

/** By the dates that count for the selected product. */
function licenceOf({ product }: CallContext, { list_row }: DatedTitle) {
  const [start, end] = [isoOf(windowStart(list_row)), isoOf(windowEnd(list_row, product))]
  return { ...(start !== undefined && { start }), ...(end !== undefined && { end }) }
}

/** What failed stands at the instant at which it should have been. */
function timingOf({ publishAt, unpublishAt, failed }: Pick<TimingEntry, 'publishAt' | 'unpublishAt' | 'failed'>) {
  const start = publishAt ?? (failed?.verb === 'publish' ? failed.due : undefined)
  const end = unpublishAt ?? (failed?.verb === 'unpublish' ? failed.due : undefined)
  return { ...(start !== undefined && { start }), ...(end !== undefined && { end }), ...(failed && { failed: true }) }
}
