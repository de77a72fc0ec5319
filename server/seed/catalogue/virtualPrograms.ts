import { deriveSegments } from '#contract/rules/program/deriveSegments.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { inTurn, randomFrom, seedOf } from '../random.ts'
import { localizedList } from '../words/describe.ts'
import { inFour } from '../words/four.ts'
import { REGULARS } from '../words/guide.ts'
import { imagesOf, sceneFor } from './artworkFor.ts'
import { playedTitles } from './demoMedia.ts'
import { livingTitle, type Making } from './madeTitle.ts'
import { staysAvailable } from './staysAvailable.ts'
import { PRODUCTS } from './windows.ts'

const FIRST_PROGRAM = 71_000
const DAY_MS = 86_400_000
/** Films and adverts of the demo play this long; each piece of a program is a minute of them. */
const PIECE_MS = 60_000
const AD_MS = 10_000
const PIECES_BETWEEN_ADS = 10
const LONGEST = 60
/** The place of the program whose licence ends while days ahead still show it. */
const ENDS_SOON = 4
const ENDS_SOON_MS = 3 * DAY_MS

/** Programs of the virtual channels, a minute of a film after the other, so that they play to their very end. */
export function virtualPrograms(
  made: Readonly<Record<'movie' | 'promo', readonly LoadedDocument[]>>,
  { now, artwork }: Making,
): LoadedDocument[] {
  const films = playedTitles(made.movie, 'movie').filter((film, nth) => nth % 3 === 0 && staysAvailable(film, now))
  const advert = made.promo.find((promo) => staysAvailable(promo, now))
  if (films.length === 0 || !advert) return []
  return REGULARS.map(({ name, minutes, genre }, at) => {
    const random = randomFrom(seedOf(`virtual program ${name[0]}`))
    const film = inTurn(films, at)
    const payload = {
      lon: localizedList(inFour(name)),
      prd: [...PRODUCTS],
      vce: true,
      gnr: (film.published?.payload.gnr ?? [genre]) as string[],
      lws: new Date(now - 400 * DAY_MS).toISOString(),
      ...(at === ENDS_SOON && { lwe: new Date(startOfDay(now) + ENDS_SOON_MS).toISOString() }),
      ...imagesOf({ '0-16x9': sceneFor(artwork, [], random) }, new Date(now).toISOString()),
      ...deriveSegments(piecesOf(film.id, advert.id, Math.min(minutes, LONGEST))),
    }
    return livingTitle(payload, FIRST_PROGRAM + at, 'published', now, random)
  })
}

/** So many minutes of a film; every tenth one ends with an advert. */
function piecesOf(film: string, advert: string, minutes: number): object[] {
  const piece = (seg_ty: string, ctkey: string, ms: number) => ({
    ...{ seg_ty, ctkey, sp: 0, ep: ms, dur: ms, fps: 30 },
  })
  return Array.from({ length: minutes }, (_, nth) => {
    const endsWithAd = nth % PIECES_BETWEEN_ADS === PIECES_BETWEEN_ADS - 1
    if (!endsWithAd) return [piece('vod', film, PIECE_MS)]
    return [piece('vod', film, PIECE_MS - AD_MS), { ...piece('ad', advert, AD_MS), am: [{ ap: 'mid' }] }]
  }).flat()
}

const startOfDay = (now: number) => Math.floor(now / DAY_MS) * DAY_MS
