import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { commerceDocuments, type Offered } from './commerce.ts'
import { eventDocuments, placeDocuments } from './events.ts'
import type { Making } from './madeTitle.ts'
import { sportClips } from './sport/sportClips.ts'
import { sportGames } from './sport/games.ts'
import { sportSquads } from './sport/squads.ts'

/** Sport, events, places and what is sold, by type. */
export function sportAndCommerce(
  offered: Omit<Offered, 'event' | 'league'>,
  making: Making,
): Record<string, LoadedDocument[]> {
  const { documents, leagues } = sportSquads(making)
  const { games, sportliveevent, multicam } = sportGames(leagues, making)
  const events = eventDocuments(making)
  return {
    ...documents,
    sportevent: games.map(({ document }) => document),
    sportliveevent,
    multicam,
    ...sportClips(games, leagues, making),
    ...events,
    zipcode: placeDocuments(games, making),
    ...commerceDocuments({ ...offered, event: events.event, league: documents.league }, making),
  }
}
