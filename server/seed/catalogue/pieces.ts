import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { SceneFact } from '../facts.ts'
import { inTurn, randomFrom, seedOf, wholeBetween } from '../random.ts'
import { localizedList, type ByLanguage } from '../words/describe.ts'
import { BONUS_NAMES, CHAPTER_NAMES, PREVIEW_NAMES } from '../words/spots.ts'
import { fateAt, livingTitle, type Making } from './madeTitle.ts'
import { namesOf } from './sport/games.ts'

const FIRST_SCENE = 58_000
const FIRST_CHAPTER = 58_300
const FIRST_PREVIEW = 58_600
const FIRST_BONUS = 58_800
const PARTED_FILMS = 12
const CHAPTERS = 5
const PREVIEWED = 24
const EXTRAS = 12
/** As the catalogue of series names the package of the episodes whose scenes are known. */
const SCENES_OF = 'series-game-of-thrones'

type Titles = Readonly<Record<'movie' | 'tvseries' | 'tvepisode', readonly LoadedDocument[]>>
type Pieces = Record<'scenes' | 'chapters' | 'preview' | 'tvbonus', LoadedDocument[]>

/** Scenes of known episodes, chapters of films and of those episodes, previews, and extras of series. */
export function pieceDocuments(titles: Titles, facts: readonly SceneFact[], making: Making): Pieces {
  const films = titles.movie.filter(
    ({ published }) => published && hasPicture(published.payload) && isNamed(published.payload),
  )
  const series = titles.tvseries.filter(({ published }) => published && hasPicture(published.payload))
  const scenes = facts.flatMap((fact, at) => sceneOf(fact, titles.tvepisode, FIRST_SCENE + at, at, making) ?? [])
  return {
    scenes,
    chapters: films
      .slice(0, PARTED_FILMS)
      .flatMap((film, at) =>
        Array.from({ length: CHAPTERS }, (_, part) =>
          chapterOf(film, part, FIRST_CHAPTER + at * CHAPTERS + part, making),
        ),
      ),
    preview: films.slice(PARTED_FILMS, PARTED_FILMS + PREVIEWED).map((film, at) => {
      const { kind, words } = inTurn(PREVIEW_NAMES, at)
      const rt = (kind === 'hover' ? 12 : kind === 'teaser' ? 35 : 300) * 1000
      const own = { rt, prv_ty: kind, ...(kind === 'opening' && { sp: 0, ep: rt }), ...only(film, 'yr', 'gnr', 'rat') }
      return pieceOf(film, words, own, FIRST_PREVIEW + at, making)
    }),
    tvbonus: series.slice(0, EXTRAS).map((one, at) => {
      const { kind, words } = inTurn(BONUS_NAMES, at)
      const random = randomFrom(seedOf(`bonus ${one.id}`))
      const own = { rt: wholeBetween(random, 180, 640) * 1000, bns_ty: kind, ...only(one, 'yr', 'gnr', 'rat') }
      return pieceOf(one, words, own, FIRST_BONUS + at, making)
    }),
  }
}

function sceneOf(fact: SceneFact, episodes: readonly LoadedDocument[], nth: number, at: number, making: Making) {
  const parent = episodes.find(
    ({ published }) =>
      published?.payload.pkg_id === SCENES_OF &&
      published.payload.ssn_n === fact.season &&
      published.payload.eps_n === fact.episode,
  )
  if (!parent) return undefined
  const place = fact.within ? `${fact.place}, ${fact.within}` : fact.place
  const names = { en: fact.characters[0] ? `${place}: ${fact.characters.slice(0, 2).join(', ')}` : place }
  const own = {
    scn_n: at + 1,
    sp: fact.start,
    ep: fact.end,
    loc: place,
    ...(fact.characters.length > 0 && { chrs: fact.characters }),
  }
  return filledFrom(parent, names, own, nth, making)
}

function chapterOf(film: LoadedDocument, part: number, nth: number, making: Making): LoadedDocument {
  const rt = Number(film.published?.payload.rt ?? 5_400_000)
  const point = (at: number) => Math.round((rt * at) / CHAPTERS / 1000) * 1000
  const names = Object.fromEntries(
    Object.entries(CHAPTER_NAMES).map(([lang, text]) => [lang, text.replace('{n}', String(part + 1))]),
  ) as typeof CHAPTER_NAMES
  return pieceOf(film, names, { chp_n: part + 1, sp: point(part), ep: point(part + 1) }, nth, making)
}

function pieceOf(of: LoadedDocument, words: typeof CHAPTER_NAMES, own: Payload, nth: number, making: Making) {
  const lon = (of.published?.payload.lon ?? []) as { lang: string; n: string }[]
  const name = Object.fromEntries(lon.map(({ lang, n }) => [lang, n])) as ByLanguage
  return filledFrom(of, namesOf(words, { name }), own, nth, making)
}

/** Products, windows and picture are those of the title that it belongs to. */
function filledFrom(of: LoadedDocument, names: ByLanguage, own: Payload, nth: number, { now }: Making): LoadedDocument {
  const poster = (of.published?.payload.ia_meta as Payload | undefined)?.['0-16x9']
  const payload = {
    lon: localizedList(names),
    ...only(of, 'prd', 'vce', 'lws', 'lwe', 'pn', 'pkg_id'),
    ...(poster !== undefined && { ia: ['0-16x9'], ia_meta: { '0-16x9': poster } }),
    parent: of.id,
    ...own,
  }
  return livingTitle(payload, nth, fateAt(nth), now, randomFrom(seedOf(`piece of ${of.id} ${nth}`)))
}

const hasPicture = ({ ia_meta }: Payload) => Boolean((ia_meta as Payload | undefined)?.['0-16x9'])
/** Named in all four languages. */
const isNamed = ({ lon }: Payload) => Array.isArray(lon) && lon.length === 4

function only({ published }: LoadedDocument, ...fields: string[]): Payload {
  return Object.fromEntries(
    fields.flatMap((name) => (published?.payload[name] === undefined ? [] : [[name, published.payload[name]]])),
  )
}
