import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { between, randomFrom, seedOf, wholeBetween } from '../random.ts'
import { filled, localizedList, type ByLanguage } from '../words/describe.ts'
import { SHORT_NAMES, TRAILER_NAMES } from '../words/templates.ts'
import { fateOf, textsNeeded } from './fate.ts'
import { chain } from './films.ts'
import { documentOf } from './history.ts'
import { DEMO_LANGUAGES, type DemoLanguage } from '../words/demoLanguages.ts'

const DAY_MS = 86_400_000
const SECOND_MS = 1000
const FIRST_TRAILER = 40_000
const FIRST_SHORT = 41_000
const TRAILERS = 140
const SHORTS = 80
const FIRST_OF_SERIES = 42_000
const OF_SERIES = 24

/** Trailers and short videos of published films, trailers of series: names, artwork and products follow the title. */
export function shortDocuments(
  films: readonly LoadedDocument[],
  series: readonly LoadedDocument[],
  now: number,
): { trailer: LoadedDocument[]; shortvideo: LoadedDocument[] } {
  const stars = films.filter((film) => film.published && hasPeople(film.published.payload))
  const spread = (count: number, offset: number) => {
    const step = Math.max(1, Math.floor(stars.length / count))
    return stars.filter((_, at) => at % step === offset % step).slice(0, count)
  }
  const shown = series.filter(({ published }) => published && hasPicture(published.payload)).slice(0, OF_SERIES)
  const trailerOf = (title: LoadedDocument, nth: number) =>
    piece(title, nth, now, (language) => TRAILER_NAMES[language])
  return {
    trailer: [
      ...spread(TRAILERS, 0).map((film, at) => trailerOf(film, FIRST_TRAILER + at)),
      ...shown.map((one, at) => trailerOf(one, FIRST_OF_SERIES + at)),
    ],
    shortvideo: spread(SHORTS, 3).map((film, at) =>
      piece(
        film,
        FIRST_SHORT + at,
        now,
        (language) => SHORT_NAMES[language][at % SHORT_NAMES[language].length] ?? '{name}',
      ),
    ),
  }
}

const hasPicture = ({ ia_meta }: Payload) => Boolean((ia_meta as Payload | undefined)?.['0-16x9'])
const hasPeople = (payload: Payload) => Array.isArray(payload.ppl) && Array.isArray(payload.ia) && payload.ia.length > 0

function piece(
  film: LoadedDocument,
  nth: number,
  now: number,
  template: (language: DemoLanguage) => string,
): LoadedDocument {
  const random = randomFrom(seedOf(`piece ${film.id} ${nth}`))
  const source = film.published?.payload ?? {}
  const names = new Map((source.lon as { lang: DemoLanguage; n: string }[]).map((name) => [name.lang, name.n]))
  const own: ByLanguage = Object.fromEntries(
    DEMO_LANGUAGES.flatMap((language) => {
      const name = names.get(language)
      return name ? [[language, filled(template(language), { name })]] : []
    }),
  )
  const { '0-16x9': poster } = source.ia_meta as Record<string, unknown>
  const payload: Payload = {
    lon: localizedList(own),
    ...only(source, 'yr', 'gnr', 'prd', 'vce', 'lws', 'lwe', 'pn', 'rat', 'pkg_id'),
    rt: wholeBetween(random, 58, 190) * SECOND_MS,
    parent: film.id,
    ia: ['0-16x9'],
    ia_meta: { '0-16x9': poster },
  }
  const fate = fateOf(random)
  return documentOf(
    { nth, texts: chain(payload, textsNeeded(fate), random), fate, updated: now - between(random, 0.1, 240) * DAY_MS },
    random,
  )
}

function only(payload: Payload, ...fields: string[]): Payload {
  return Object.fromEntries(fields.flatMap((field) => (payload[field] === undefined ? [] : [[field, payload[field]]])))
}
