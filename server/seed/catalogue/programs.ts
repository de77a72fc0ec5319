import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import { deriveSegments } from '#contract/rules/program/deriveSegments.ts'
import { wholeBetween, randomFrom, seedOf, type Random } from '../random.ts'
import { playedTitles } from './demoMedia.ts'
import { livingTitle, type Making } from './madeTitle.ts'

const FIRST_PROGRAM = 70_000
const PROGRAMS = 40
const FIRST_PLAYED = 70_900
const PLAYED = 4
const AD_MS = 120_000
/** What a program has of the film that it is cut from. */
const OF_FILM = ['lon', 'lod', 'prd', 'vce', 'lws', 'lwe', 'lwe_prd', 'gnr', 'rat', 'pn', 'ia', 'ia_meta'] as const

/** Films cut into parts with ad breaks between them, as channels play them. */
export function programDocuments(films: readonly LoadedDocument[], { now }: Making): LoadedDocument[] {
  const playable = films.filter(({ published }) => typeof published?.payload.rt === 'number')
  return playable.slice(0, PROGRAMS).map((film, at) => {
    const random = randomFrom(seedOf(`program ${film.id}`))
    const of = film.published?.payload ?? {}
    const payload: Payload = {
      ...programPayload(of, segmentsOf(film.id, Number(of.rt), random)),
      ...(at % 7 === 3 && { el_no: 'The second break may run long on football nights.' }),
    }
    return livingTitle(payload, FIRST_PROGRAM + at, at % 9 === 4 ? 'draft' : 'published', now, random)
  })
}

/**
 * Programs that play from beginning to end: a bumper, a film in two parts around a promo, a rating card. The second part
 * begins a second behind a keyframe.
 */
export function playedPrograms(
  made: Readonly<Record<'movie' | 'promo' | 'bumper', readonly LoadedDocument[]>>,
  { now }: Making,
): LoadedDocument[] {
  const everywhere = ({ published }: LoadedDocument) => (published?.payload.prd as string[] | undefined)?.length === 2
  const [ad] = made.promo.filter(everywhere)
  // Bumpers play the two samples in turn.
  const bumpers = playedTitles(made.bumper, 'bumper')
  const opening = bumpers.find((title, nth) => nth % 2 === 0 && everywhere(title))
  const card = bumpers.find((title, nth) => nth % 2 === 1 && everywhere(title))
  if (!ad || !opening || !card) return []
  const films = playedTitles(made.movie, 'movie').filter((film, nth) => nth % 3 === 0 && everywhere(film))
  return films.slice(0, PLAYED).map((film, at) => {
    const piece = (seg_ty: string, ctkey: string, sp: number, ep: number) => ({
      ...{ seg_ty, ctkey, sp, ep, dur: ep - sp, fps: 30 },
    })
    const sg = [
      piece('vod', opening.id, 0, 5_000),
      piece('vod', film.id, 0, 20_000),
      { ...piece('ad', ad.id, 0, 10_000), am: [{ ap: 'mid' }] },
      piece('vod', film.id, 25_000, 45_000),
      piece('vod', card.id, 0, 5_000),
    ]
    const random = randomFrom(seedOf(`played program ${film.id}`))
    return livingTitle(programPayload(film.published?.payload ?? {}, sg), FIRST_PLAYED + at, 'published', now, random)
  })
}

function programPayload(of: Payload, sg: readonly object[]): Payload {
  return {
    ...Object.fromEntries(OF_FILM.flatMap((field) => (of[field] === undefined ? [] : [[field, of[field]]]))),
    ...deriveSegments(sg),
  }
}

function segmentsOf(ctkey: string, length: number, random: Random) {
  const parts = wholeBetween(random, 2, 4)
  const dur = Math.floor(length / parts)
  return Array.from({ length: parts }, (_, at) => [
    ...(at > 0 ? [{ seg_ty: 'ad', dur: AD_MS }] : []),
    { seg_ty: 'vod', ctkey, sp: at * dur, ep: (at + 1) * dur, dur, fps: 25, ...(at > 0 && { am: [{ ap: 'mid' }] }) },
  ]).flat()
}
