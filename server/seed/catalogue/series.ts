import { GENRES } from '../../types/groups/genres.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import type { EpisodeFact, SeriesFact } from '../facts.ts'
import { between, pick, randomFrom, seedOf, type Random } from '../random.ts'
import { describeSeries, filled, localizedList, type ByLanguage } from '../words/describe.ts'
import { SEASON_NAMES } from '../words/templates.ts'
import { imagesOf, sceneFor, type Artwork } from './artworkFor.ts'
import { fateOf, textsNeeded, type Fate } from './fate.ts'
import { chain } from './films.ts'
import { documentOf } from './history.ts'
import { relateSeries } from './relateSeries.ts'
import { PRODUCTS, windowsOf } from './windows.ts'
import { DEMO_LANGUAGES } from '../words/demoLanguages.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

type SeriesDocuments = { tvseries: LoadedDocument[]; tvseason: LoadedDocument[]; tvepisode: LoadedDocument[] }
type Context = { now: number; artwork: Artwork }

/** Numbers of things in a load, so that their ids stay the same whatever else is loaded. */
const FIRST_SERIES = 20_000
const FIRST_SEASON = 21_000
const FIRST_EPISODE = 22_000

export function seriesDocuments(facts: readonly SeriesFact[], context: Context): SeriesDocuments {
  const made: SeriesDocuments = { tvseries: [], tvseason: [], tvepisode: [] }
  facts.forEach((fact, index) => {
    const series = seriesDocument(fact, FIRST_SERIES + index, context)
    made.tvseries.push(series)
    for (const season of fact.seasons) {
      const parent = seasonDocument(fact, season, series.id, FIRST_SEASON + made.tvseason.length, context)
      made.tvseason.push(parent)
      for (const episode of season.episodes)
        made.tvepisode.push(
          episodeDocument(fact, season.number, episode, parent.id, FIRST_EPISODE + made.tvepisode.length, context),
        )
    }
  })
  return { ...made, tvseries: relateSeries(made.tvseries) }
}

const packageOf = (fact: SeriesFact) =>
  `series-${fact.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`.slice(0, 100)
const namesOf = ({ title, zh, ms, ta }: SeriesFact): ByLanguage => ({ en: title, zh, ms, ta })

function seriesDocument(fact: SeriesFact, nth: number, context: Context): LoadedDocument {
  const random = randomFrom(seedOf(`series ${fact.title}`))
  const { year } = fact
  const [genre = 'drama'] = fact.genres
  const lod = year
    ? Object.fromEntries(
        DEMO_LANGUAGES.filter((language) => language === 'en' || namesOf(fact)[language] || random() < 0.3).map(
          (language) => [language, describeSeries(fact, year, genreWord(genre, language), language, random)],
        ),
      )
    : {}
  const payload = {
    lon: localizedList(namesOf(fact)),
    ...(year && { lod: localizedList(lod), yr: year }),
    ...(fact.premiered && { rdt: fact.premiered, oadt: fact.premiered }),
    ...common(fact, context, random, ['0-16x9', '0-4x3', '0-16x9-Cover']),
    prt_ic: 'true',
  }
  return alive(payload, nth, year ? fateOf(random) : 'draft', context.now, random)
}

const genreWord = (genre: string, language: keyof ByLanguage) => (GENRES[genre]?.[language] ?? '').toLowerCase()

function seasonDocument(
  fact: SeriesFact,
  season: SeriesFact['seasons'][number],
  parent: string,
  nth: number,
  context: Context,
): LoadedDocument {
  const random = randomFrom(seedOf(`season ${fact.title} ${season.number}`))
  const names = Object.fromEntries(
    Object.entries(namesOf(fact)).flatMap(([language, name]) =>
      name ? [[language, filled(SEASON_NAMES[language as 'en'], { name, n: season.number })]] : [],
    ),
  )
  const payload = {
    lon: localizedList(names),
    ...(season.premiered && { yr: Number(season.premiered.slice(0, 4)), rdt: season.premiered }),
    parent,
    ssn_n: season.number,
    ...common(fact, context, random, ['0-16x9', '0-16x9-Cover']),
    prt_ic: 'true',
  }
  return alive(payload, nth, mostly(random), context.now, random)
}

function episodeDocument(
  fact: SeriesFact,
  season: number,
  [number, title, date, minutes]: EpisodeFact,
  parent: string,
  nth: number,
  context: Context,
): LoadedDocument {
  const random = randomFrom(seedOf(`episode ${fact.title} ${season} ${number}`))
  const rt = minutes * MINUTE_MS
  const payload = {
    lon: localizedList({ en: title || `${fact.title} ${season}.${number}` }),
    ...(date && { yr: Number(date.slice(0, 4)), oadt: date }),
    rt,
    parent,
    ssn_n: season,
    eps_n: number,
    ...common(fact, context, random, ['0-16x9']),
    ...(random() < 0.5 && { sg: [{ seg_ty: 'vod', dur: rt, sp: 0, ep: rt, fps: 25, am: [{ ap: 'pre' }] }] }),
  }
  return alive(payload, nth, mostly(random), context.now, random)
}

/** What series, seasons and episodes have alike: windows, artwork, genres, network. */
function common(fact: SeriesFact, { now, artwork }: Context, random: Random, slots: readonly string[]): Payload {
  const scene = sceneFor(artwork, fact.genres, random)
  const filledSlots = slots.filter(() => random() < 0.93)
  return {
    ...windowsOf(now, random),
    // A tree stands in its products as a whole.
    ...(fact.seasons.length > 0 && { prd: [...PRODUCTS] }),
    ...imagesOf(Object.fromEntries(filledSlots.map((slot) => [slot, scene])), new Date(now).toISOString()),
    ...(fact.genres.length > 0 && {
      gnr: fact.genres,
      rat: [{ v: pick(random, ['PG', 'PG13', 'NC16']), system: 'IMDA' }],
    }),
    ...(fact.network && { pn: fact.network }),
    pkg_id: packageOf(fact),
  }
}

function alive(payload: Payload, nth: number, fate: Fate, now: number, random: Random): LoadedDocument {
  const texts = chain(payload, textsNeeded(fate) + (random() < 0.06 ? 1 : 0), random)
  return documentOf({ nth, texts, fate, updated: now - between(random, 0.1, 300) * DAY_MS }, random)
}

/** Pieces of a series are rarely anything but published. */
const mostly = (random: Random): Fate => (random() < 0.94 ? 'published' : fateOf(random))
