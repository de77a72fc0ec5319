import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import { AIRING_TYPE, CHANNEL_TYPE } from '#contract/values/guide.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { CallContext } from '../../../context.ts'
import { catalogKind } from '../../../stores/documents/documentKind.ts'
import { scopeOf } from '../../../stores/documents/sender.ts'
import { slotsOnVirtual } from '../../onAir/virtualSlots.ts'
import { VIRTUAL_CHANNEL } from '../../schedules/virtualChannel.ts'
import type { RailLens } from './railLens.ts'
import { listPart, type RailPart } from './railPart.ts'

/** How far ahead a channel's next airing is counted down to. */
const NEXT_MS = DAY_MS

/** What is on air at the moment, by channel: live channels by number, virtual ones behind them. */
export async function airingsNow(context: CallContext, lens: RailLens): Promise<RailPart> {
  const [guide, virtual] = await Promise.all([guideAirings(context, lens), virtualAirings(context, lens, 'now')])
  return listPart(await withTitles(context, [...guide, ...virtual]))
}

/** What each channel airs next, by start. */
export async function airingsNext(context: CallContext, lens: RailLens): Promise<RailPart> {
  const [guide, virtual] = await Promise.all([
    guideAirings(context, lens, NEXT_MS),
    virtualAirings(context, lens, 'next'),
  ])
  const rows = [...guide, ...virtual].toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? -1 : 1))
  return listPart(await withTitles(context, rows))
}

type Airing = RailRow & { of: string | undefined }

/** Airings of the programme guide are titles of their own. */
async function guideAirings(context: CallContext, lens: RailLens, ahead?: number): Promise<Airing[]> {
  const [airing, channel] = [catalogUrn(AIRING_TYPE), catalogUrn(CHANNEL_TYPE)]
  const asked = { airing, channel, moment: lens, ...(ahead !== undefined && { ahead }) }
  const found = await context.services.storefronts.airings(context, asked)
  return found.map(({ list_row, from, to, ...row }) => ({
    ...list_row,
    ...{ ...row, cty: AIRING_TYPE, date: from, until: to, badges: [ahead === undefined ? 'live' : 'upcoming'] },
    of: typeof list_row.pgm_id === 'string' ? list_row.pgm_id : undefined,
  }))
}

/** Airings of virtual channels, turns of loops among them: what is published, whichever side of titles is looked at. */
async function virtualAirings(context: CallContext, { at }: RailLens, which: 'now' | 'next'): Promise<Airing[]> {
  const channelUrn = catalogUrn(VIRTUAL_CHANNEL)
  const channels = await context.services.schedules.ahead(scopeOf(context), { channelUrn, now: at, count: 1 })
  const slots = await slotsOnVirtual(context, channels, at)
  return channels.flatMap(({ channel: { id, cs, lon } }): Airing[] => {
    const own = slots.get(cs) ?? []
    const slot =
      which === 'now'
        ? own.find(({ from, to }) => from <= at && to > at)
        : own.find(({ from }) => from > at && from <= at + NEXT_MS)
    if (!slot) return []
    const [date, until] = [slot.from, slot.to].map((instant) => new Date(instant).toISOString()) as [string, string]
    return [
      {
        ...{ id: slot.id, urn: catalogUrn(AIRING_TYPE), cty: AIRING_TYPE, st: 'published', lon: slot.lon },
        ...{ date, until, badges: [which === 'now' ? 'live' : 'upcoming'], channel: { id, lon, cs }, of: slot.title },
      },
    ]
  })
}

/** With the title that airs, for its pictures: one statement, whatever the number. */
async function withTitles(context: CallContext, airings: readonly Airing[]): Promise<RailRow[]> {
  const { lists, types } = context.services
  const ids = new Set(airings.flatMap(({ of }) => of ?? []))
  const found = await lists.rowsOf(context, types.list().map(catalogKind), [...ids], ['published'])
  const byId = new Map(found.map((row) => [row.id, row]))
  return airings.map(({ of, ...row }) => {
    const title = of === undefined ? undefined : byId.get(of)
    return { ...row, ...(title && { title: { id: title.id, urn: title.urn, key: title.key, ia: title.ia ?? [] } }) }
  })
}
