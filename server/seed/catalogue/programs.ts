import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import { deriveSegments } from '#contract/rules/program/deriveSegments.ts'
import { wholeBetween, randomFrom, seedOf, type Random } from '../random.ts'
import { livingTitle, type Making } from './madeTitle.ts'

const FIRST_PROGRAM = 70_000
const PROGRAMS = 40
const AD_MS = 120_000
/** What a program has of the film that it is cut from. */
const OF_FILM = ['lon', 'lod', 'prd', 'vce', 'lws', 'lwe', 'lwe_prd', 'gnr', 'rat', 'pn', 'ia', 'ia_meta'] as const

/** Films cut into parts with ad breaks between them, as channels play them. */
export function programDocuments(films: readonly LoadedDocument[], { now }: Making): LoadedDocument[] {
  const playable = films.filter(({ published }) => typeof published?.payload.rt === 'number')
  return playable.slice(0, PROGRAMS).map((film, at) => {
    const random = randomFrom(seedOf(`program ${film.id}`))
    const of = film.published?.payload ?? {}
    const { sg, trt } = deriveSegments(segmentsOf(film.id, Number(of.rt), random))
    const payload: Payload = {
      ...Object.fromEntries(OF_FILM.flatMap((field) => (of[field] === undefined ? [] : [[field, of[field]]]))),
      sg,
      trt,
      ...(at % 7 === 3 && { el_no: 'The second break may run long on football nights.' }),
    }
    return livingTitle(payload, FIRST_PROGRAM + at, at % 9 === 4 ? 'draft' : 'published', now, random)
  })
}

function segmentsOf(ctkey: string, length: number, random: Random) {
  const parts = wholeBetween(random, 2, 4)
  const dur = Math.floor(length / parts)
  return Array.from({ length: parts }, (_, at) => [
    ...(at > 0 ? [{ seg_ty: 'ad', dur: AD_MS }] : []),
    { seg_ty: 'vod', ctkey, sp: at * dur, ep: (at + 1) * dur, dur, fps: 25, ...(at > 0 && { am: [{ ap: 'mid' }] }) },
  ]).flat()
}
