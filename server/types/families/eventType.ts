import type { TypeColumn, TypeDocument, TypeFilter } from '#contract/registry/typeDocument.ts'
import { advertising } from '../groups/advertising.ts'
import { availability } from '../groups/availability.ts'
import { catalogueType } from '../groups/catalogueType.ts'
import { needing } from '../groups/composeType.ts'
import { deviceLinks } from '../groups/deviceLinks.ts'
import { EVENT_STATES, eventFacts, eventStart, eventState, gameFacts } from '../groups/eventFacts.ts'
import { texts } from '../groups/field.ts'
import { genresAndRatings } from '../groups/genresAndRatings.ts'
import { images } from '../groups/images.ts'
import { internal } from '../groups/internal.ts'
import { licence } from '../groups/licence.ts'
import { choiceColumn, hiddenColumns, referenceColumn, releasedColumn } from '../groups/listColumns.ts'
import {
  choiceFilter,
  dateFilter,
  facetFilter,
  genreFilter,
  providerFilter,
  referenceFilter,
} from '../groups/listFilters.ts'
import { liveStream } from '../groups/liveManifests.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { LIVE } from '../groups/places.ts'
import { provider } from '../groups/provider.ts'
import { FROM_PARENT, parentField } from '../groups/relations.ts'
import { sponsor } from '../groups/sponsor.ts'
import { GAME_LABELS, gameLabel, gameSubject, SPORT_WORDS } from '../groups/sports.ts'
import { system } from '../groups/system.ts'
import { teams } from '../groups/teams.ts'
import { section, type FieldGroup } from '../groups/ui.ts'
import type { Named } from './titleType.ts'

type Event = Omit<Named, 'relations' | 'area' | 'page'> & {
  /** A game has teams, a league and a primary team. */
  isGame: boolean
  /** The broadcast of an event: its stream, and the type of the event that it shows. */
  broadcastOf?: string
  children: string[]
}

const belongsTo = texts({ en: 'Belongs to', zh: '所属', ms: 'Tergolong dalam', ta: 'எதைச் சார்ந்தது' })
const eventWord = texts({ en: 'Event', zh: '活动', ms: 'Acara', ta: 'நிகழ்வு' })

const ofEvent = (type: string, isGame: boolean): FieldGroup => {
  const { schema, element } = parentField(isGame ? SPORT_WORDS.event : eventWord, [type])
  return { properties: { parent: schema }, section: section('relations', belongsTo, 'link', [element]) }
}

/** Narrower than elsewhere: the names of two teams need the room. */
const GAME_COLUMNS: TypeColumn[] = [{ ...referenceColumn('lg', SPORT_WORDS.league), width: 136 }]
const GAME_FILTERS: TypeFilter[] = [
  { ...referenceFilter('lg', SPORT_WORDS.league, 'league'), pinned: true },
  referenceFilter('teams.id', SPORT_WORDS.team, 'team'),
  choiceFilter('gm_lb', gameLabel, GAME_LABELS),
]
const GAME_FACETS = ['lg', 'spt', 'ssn', 'rnd', 'teams.id', 'gm_lb']

/** Something that takes place at a time, or its live broadcast: sorted by its start, the next and latest first. */
export function eventType({ isGame, broadcastOf, children, ...named }: Event): TypeDocument {
  const facts = isGame ? gameFacts : eventFacts
  return catalogueType({
    ...named,
    ...LIVE,
    traits: children.length > 0 ? ['parentItem'] : [],
    groups: [
      namesAndTexts,
      facts,
      ...(broadcastOf ? [ofEvent(broadcastOf, isGame), needing(liveStream, 'live_manifests')] : []),
      ...(isGame ? [gameSubject, teams] : []),
      images,
      broadcastOf ? needing(availability, 'oa_st_dt') : availability,
      genresAndRatings,
      licence,
      deviceLinks,
      provider,
      sponsor,
      advertising,
      internal,
      system,
    ],
    columns: [releasedColumn('ev_st', eventStart), choiceColumn('eve_st', eventState), ...(isGame ? GAME_COLUMNS : [])],
    hidden: hiddenOf(isGame, broadcastOf),
    filters: [
      choiceFilter('eve_st', eventState, EVENT_STATES),
      dateFilter('ev_st', eventStart),
      ...(isGame ? GAME_FILTERS : [genreFilter]),
      facetFilter('ven', venueWords),
      providerFilter,
    ],
    requiredImages: ['0-16x9'],
    isDated: true,
    sort: { column: 'released', order: 'desc' },
    narrow: {
      released: 'ev_st',
      facets: ['eve_st', 'ven', 'gnr', 'rat.v', 'pn', ...(isGame ? GAME_FACETS : [])],
      row: ['ev_st', 'eve_st', 'ven', 'oa_st_dt', 'gnr', 'rat', 'pn', ...(isGame ? ['lg', 'ssn', 'rnd', 'gm_lb'] : [])],
    },
    relations: {
      ...(broadcastOf && {
        parent: {
          types: [broadcastOf],
          field: 'parent',
          inherits: [...FROM_PARENT, 'ev_st', 'ev_ed', 'ven', 'ct_n', 'con', ...(isGame ? FROM_GAME : [])],
        },
      }),
      ...(children.length > 0 && { children }),
    },
  })
}

const FROM_GAME = ['spt', 'lg', 'ssn', 'rnd', 'teams', 'pmy_tm']
const venueWords = eventFacts.properties.ven?.['x-label'] ?? SPORT_WORDS.event

function hiddenOf(isGame: boolean, broadcastOf: string | undefined): TypeColumn[] {
  const text = (field: string): TypeColumn => ({
    field,
    kind: 'text',
    label: (isGame ? gameSubject : eventFacts).properties[field]?.['x-label'] ?? venueWords,
    width: 140,
    hidden: true,
  })
  return [
    { field: 'ven', kind: 'text', label: venueWords, width: 160, hidden: true },
    ...(isGame ? [text('rnd'), text('ssn'), { ...choiceColumn('gm_lb', gameLabel), hidden: true }] : []),
    ...(broadcastOf ? [{ ...referenceColumn('parent', isGame ? SPORT_WORDS.event : eventWord), hidden: true }] : []),
    ...Object.values(hiddenColumns).filter(({ field }) => field !== 'rt'),
  ]
}
