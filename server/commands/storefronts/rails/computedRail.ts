import { createHash } from 'node:crypto'
import type { RailKind } from '#contract/values/storefront.ts'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import type { CallContext } from '../../../context.ts'
import { airingsNext, airingsNow } from './airingPart.ts'
import { isEvent, isPlayed, isWholeTitle, railKinds, type RailLens } from './railLens.ts'
import { byDate, listPart, type RailPart } from './railPart.ts'
import { allOfKinds, titlePart } from './titlePart.ts'

/** Of so many of the newest titles stand-ins for somebody's own history are taken. */
const SAMPLED = 200

/** What a kind of rail holds, computed from catalogue, guide and schedules; of a team what names it. */
export async function computedRail(
  context: CallContext,
  lens: RailLens,
  { rail, team }: { rail: RailKind; team?: string },
): Promise<RailPart> {
  const ofTeam = team === undefined ? {} : { naming: [team] }
  const kinds = railKinds(context)
  const whole = allOfKinds(kinds.filter(isWholeTitle))
  const events = allOfKinds(kinds.filter(isEvent))
  switch (rail) {
    case 'new_arrival':
      return titlePart(context, lens, { sources: whole, window: 'new' })
    case 'leaving_soon':
      return titlePart(context, lens, { sources: whole, window: 'leaving', sort: { column: 'ends', order: 'asc' } })
    case 'featured_content':
      return titlePart(context, lens, { sources: whole, window: 'featured' })
    case 'featured_content_team':
      // Of a team all that is there of it: few name one.
      return titlePart(context, lens, { sources: [...whole, ...events], window: 'available', ...ofTeam })
    case 'upcoming_content':
    case 'upcoming_content_team':
      return byDate([
        titlePart(context, lens, {
          ...{ sources: whole, window: 'upcoming', sort: { column: 'starts', order: 'asc' }, ...ofTeam },
        }),
        titlePart(context, lens, {
          ...{ sources: events, window: 'coming', sort: { column: 'released', order: 'asc' }, ...ofTeam },
        }),
      ])
    case 'countdown_airing':
    case 'countdown_airing_team': {
      const games = titlePart(context, lens, {
        ...{ sources: events, window: 'countdown', sort: { column: 'released', order: 'asc' }, ...ofTeam },
      })
      // Airings of the guide name no team.
      return team === undefined ? byDate([games, await airingsNext(context, lens)]) : games
    }
    case 'ongoing_airing':
      return airingsNow(context, lens)
    case 'continue_watching':
    case 'watch_again':
      return sampled(titlePart(context, lens, { sources: allOfKinds(kinds.filter(isPlayed)), window: 'available' }), {
        rail,
        lens,
      })
    case 'favourites':
    case 'recommended':
      return sampled(titlePart(context, lens, { sources: whole, window: 'available' }), { rail, lens })
  }
}

/**
 * What only a viewer's own history could tell stands in by titles that this viewer could have: the same for the same
 * viewer, another order for another, and each said to be a sample.
 */
async function sampled(part: RailPart, { rail, lens }: { rail: RailKind; lens: RailLens }): Promise<RailPart> {
  const rows = await part.rows(SAMPLED, 0)
  const viewer = JSON.stringify(Object.entries(lens.viewer).sort())
  const place = ({ id }: RailRow) => createHash('sha1').update(`${rail} ${viewer} ${id}`).digest('hex')
  const placed = rows.map((row) => ({ at: place(row), row: { ...row, sample: true } }))
  return listPart(placed.toSorted((one, other) => (one.at < other.at ? -1 : 1)).map(({ row }) => row))
}
