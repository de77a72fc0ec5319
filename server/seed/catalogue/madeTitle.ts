import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { between, pick, randomFrom, seedOf, type Random } from '../random.ts'
import { localizedList, type ByLanguage } from '../words/describe.ts'
import { imagesOf, sceneFor, type Artwork } from './artworkFor.ts'
import { textsNeeded, type Fate } from './fate.ts'
import { chain } from './films.ts'
import { documentOf } from './history.ts'
import { PRODUCTS, windowsOf } from './windows.ts'

const DAY_MS = 86_400_000

export type Making = { now: number; artwork: Artwork }

type Made = {
  /** Its number in the load: ids follow from it. */
  nth: number
  /** What its chance follows from. */
  seed: string
  names: ByLanguage
  about?: ByLanguage
  /** Genres that its picture suits. */
  genres?: readonly string[]
  /** Slots with a scene; none for what has no artwork. */
  slots?: readonly string[]
  /** Slots with an emblem: logos. */
  marks?: readonly string[]
  /** Licence windows by chance; without them it is in both products and lasts. */
  isLicensed?: boolean
  own: Payload
  fate?: Fate
}

/** A title of the demo catalogue from its words and its own fields: products, windows, artwork and a past are added. */
export function madeTitle(made: Made, { now, artwork }: Making): LoadedDocument {
  const { nth, seed, names, about, genres = [], slots = [], marks = [], own } = made
  const random = randomFrom(seedOf(seed))
  const scene = sceneFor(artwork, genres, random)
  const mark = pick(random, artwork.marks)
  const pictures = Object.fromEntries([
    ...slots.map((slot) => [slot, scene] as const),
    ...marks.map((slot) => [slot, mark] as const),
  ])
  const payload: Payload = {
    lon: localizedList(names),
    ...(about && { lod: localizedList(about) }),
    ...(made.isLicensed ? windowsOf(now, random) : { prd: [...PRODUCTS], vce: true }),
    ...(slots.length + marks.length > 0 && imagesOf(pictures, new Date(now).toISOString())),
    ...own,
  }
  return livingTitle(payload, nth, made.fate ?? fateAt(nth), now, random)
}

/** A document with this text at the end of its past. */
export function livingTitle(payload: Payload, nth: number, fate: Fate, now: number, random: Random): LoadedDocument {
  const texts = chain(payload, textsNeeded(fate) + (random() < 0.08 ? 1 : 0), random)
  return documentOf({ nth, texts, fate, updated: now - between(random, 0.05, 120) * DAY_MS }, random)
}

/** So that a dozen titles already show most of what can become of one. */
const ROUND: readonly Fate[] = [
  'published',
  'published',
  'changed',
  'published',
  'published',
  'draft',
  'published',
  'published',
  'pending',
  'published',
  'published',
  'archived',
]

export function fateAt(nth: number): Fate {
  return ROUND[nth % ROUND.length] ?? 'published'
}
