import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { SeriesFact } from '../facts.ts'
import { randomFrom, seedOf, wholeBetween } from '../random.ts'
import { inFour } from '../words/four.ts'
import { SPECIALS } from '../words/web.ts'
import { madeTitle, type Making } from './madeTitle.ts'

const FIRST_SHOW = 57_000
const FIRST_EPISODE = 57_200
const FIRST_SPECIAL = 57_600
const SHOWS = 40
const EPISODES = 60
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

type Syndicated = Record<'show' | 'episode' | 'special', LoadedDocument[]>

/** What a metadata provider delivers: shows as TVmaze knows them, episodes where there are any, specials. */
export function syndicatedDocuments(facts: readonly SeriesFact[], making: Making): Syndicated {
  const known = facts
    .filter(({ year, genres }) => year !== undefined && genres.length > 0)
    .toSorted((a, b) => b.seasons.length - a.seasons.length)
    .slice(0, SHOWS)
  const shows = known.map((fact, at) => ({ fact, document: showOf(fact, FIRST_SHOW + at, making) }))
  const episodes = shows.flatMap(({ fact, document }) =>
    fact.seasons
      .slice(0, 2)
      .flatMap((season) => season.episodes.map((one) => ({ season: season.number, one })))
      .map((each, at) => ({ ...each, fact, parent: document.id, absolute: at + 1 })),
  )
  return {
    show: shows.map(({ document }) => document),
    episode: episodes.slice(0, EPISODES).map(({ fact, season, one, parent, absolute }, at) => {
      const [number, title, date, minutes] = one
      const own = {
        ...(date && { yr: Number(date.slice(0, 4)), oadt: date }),
        rt: minutes * MINUTE_MS,
        parent,
        ssn_n: season,
        eps_n: number,
        abs_n: absolute,
        gnr: fact.genres,
        ...delivered(`EP${FIRST_EPISODE + at}`, making),
      }
      const seed = `syndicated ${fact.title} ${season} ${number}`
      const names = { en: title || `${fact.title} ${season}.${number}` }
      return madeTitle(
        { nth: FIRST_EPISODE + at, seed, names, genres: fact.genres, slots: ['0-16x9'], isLicensed: true, own },
        making,
      )
    }),
    special: SPECIALS.map(({ name, occasion, word, minutes, genres }, at) => {
      const own = {
        yr: new Date(making.now).getUTCFullYear() - (at % 3),
        rt: minutes * MINUTE_MS,
        occ: occasion,
        occ_n: word,
        gnr: [...genres],
        rat: [{ v: 'G', system: 'IMDA' }],
        ...delivered(`SP${FIRST_SPECIAL + at}`, making),
      }
      const pictures = { genres, slots: ['0-16x9', '0-16x9-Cover'], isLicensed: true }
      return madeTitle(
        { nth: FIRST_SPECIAL + at, seed: `special ${name[0]}`, names: inFour(name), ...pictures, own },
        making,
      )
    }),
  }
}

function showOf(fact: SeriesFact, nth: number, making: Making): LoadedDocument {
  const { title, zh, ms, ta, year, premiered, genres, seasons } = fact
  const own = {
    yr: year,
    ...(premiered && { oadt: premiered }),
    gnr: genres,
    rat: [{ v: 'PG13', system: 'IMDA' }],
    ...delivered(`SH${nth}`, making),
    ...(seasons.length > 0 && { prd: ['rimba-my', 'rimba-sg'], prt_ic: 'true' }),
  }
  const names = { en: title, ...(zh && { zh }), ...(ms && { ms }), ...(ta && { ta }) }
  const pictures = { genres, slots: ['0-16x9', '0-16x9-Cover'], isLicensed: true }
  const fate = seasons.length > 0 ? { fate: 'published' as const } : {}
  return madeTitle({ nth, seed: `show ${title}`, names, ...pictures, own, ...fate }, making)
}

/** Where it came from, and when. */
function delivered(src_id: string, { now }: Making): Payload {
  const random = randomFrom(seedOf(src_id))
  return {
    dsrc: random() < 0.8 ? 'gn' : 'cp',
    src_id,
    src_dt: new Date(now - wholeBetween(random, 1, 90) * DAY_MS).toISOString(),
    pn: 'Meridian Metadata',
    provider: { n: 'Meridian Metadata', id: 'meridian', t: 'metadata' },
  }
}
