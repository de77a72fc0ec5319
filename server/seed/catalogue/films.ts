import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import type { FilmFact } from '../facts.ts'
import { between, randomFrom, seedOf, wholeBetween, type Random } from '../random.ts'
import type { Artwork } from './artworkFor.ts'
import { fateOf, textsNeeded, type Fate } from './fate.ts'
import { filmPayload } from './filmPayload.ts'
import { documentOf } from './history.ts'
import { revise } from './revise.ts'
import { DEMO_LANGUAGES } from '../words/demoLanguages.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A film's whole document around the time of loading; the same film always comes out the same but for that time. */
export function filmDocument(film: FilmFact, nth: number, now: number, artwork: Artwork): LoadedDocument {
  const random = randomFrom(seedOf(`${film.title} ${film.year ?? ''} ${nth}`))
  const payload = filmPayload(film, nth, { now, artwork, random })
  const fate: Fate = film.year ? fateOf(random, isComplete(payload) ? 2.4 : 1) : 'draft'
  const texts = chain(payload, textsNeeded(fate) + (random() < 0.12 ? wholeBetween(random, 1, 3) : 0), random)
  const exId = String(payload.ex_id)
  return documentOf(
    { nth, texts, fate, updated: lastWork(payload, now, random), exId, provider: String(payload.pn) },
    random,
  )
}

export function chain(payload: Payload, length: number, random: Random): Payload[] {
  const texts = [payload]
  while (texts.length < length) texts.push(revise(texts[texts.length - 1] as Payload, random))
  return texts
}

const isComplete = (payload: Payload) => (payload.lon as unknown[]).length === DEMO_LANGUAGES.length

/** Titles that are named in every language were worked on last, so that the first page of a list shows the catalogue at its best. */
function lastWork(payload: Payload, now: number, random: Random): number {
  const complete = isComplete(payload)
  const age = complete ? between(random, 0.01, 5) : 5 + 380 * random() ** 2
  return now - age * DAY_MS - between(random, 0, 8) * HOUR_MS * (complete ? 0.1 : 1)
}
