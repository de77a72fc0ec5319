import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { choiceColumn } from '../groups/listColumns.ts'
import { choiceFilter, referenceFilter } from '../groups/listFilters.ts'
import { VOD } from '../groups/places.ts'
import { GAME_LABELS, gameLabel, sportSubject, SPORT_WORDS } from '../groups/sports.ts'
import { clipType } from './clipType.ts'
import type { Named } from './titleType.ts'

/** What highlights and clips are cut from. */
const CUT_FROM = ['sportevent', 'sportliveevent', 'sportshow']

/** A piece of a game: its highlights, a goal, an interview. */
export function sportClipType(named: Omit<Named, 'area' | 'page' | 'relations'>): TypeDocument {
  return clipType({
    ...named,
    ...VOD,
    parents: CUT_FROM,
    own: [sportSubject],
    isSponsored: true,
    columns: [choiceColumn('gm_lb', gameLabel)],
    filters: [
      choiceFilter('gm_lb', gameLabel, GAME_LABELS),
      referenceFilter('lg', SPORT_WORDS.league, 'league'),
      referenceFilter('tms', SPORT_WORDS.team, 'team'),
    ],
    narrow: { facets: ['lg', 'spt', 'tms', 'gm_lb'], row: ['lg', 'ssn', 'gm_lb'] },
  })
}
