import { once } from '../../once.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import type { Artwork } from '../catalogue/artworkFor.ts'
import { filmDocument } from '../catalogue/films.ts'
import type { FilmFact } from '../facts.ts'

/** Numbers of generated films begin here, far beyond those of the demo catalogue. */
const FIRST = 1_000_000
/** What a generated film keeps of a real record: what lists, search and a form's first screen need. */
const KEPT = [
  'lon',
  'lod',
  'yr',
  'rt',
  'prd',
  'vce',
  'lws',
  'lwe',
  'ed_dt',
  'lwe_prd',
  'ed_dt_prd',
  'gnr',
  'rat',
  'pn',
  'ex_id',
  'tc',
  'ppl',
]
const POSTER = '0-16x9'

/**
 * Films without end for measurements: variations of the real ones, numbered, with one version each where theirs had
 * none before it. `from` is how many there are already, so that a further run adds others. A film is made when it is
 * first asked for: whoever loads a part of them passes over the rest.
 */
export function* generateFilms(
  facts: readonly FilmFact[],
  { from, count, now, artwork }: { from: number; count: number; now: number; artwork: Artwork },
): Generator<() => LoadedDocument> {
  for (let at = from; at < from + count; at++) {
    const fact = facts[at % facts.length]
    if (!fact) return
    const round = Math.floor(at / facts.length) + 2
    yield once(() => {
      const {
        audit: _audit,
        older: _older,
        ...document
      } = filmDocument({ ...fact, imdb: undefined, title: `${fact.title} ${round}` }, FIRST + at, now, artwork)
      return leaned(document)
    })
  }
}

function leaned(document: LoadedDocument): LoadedDocument {
  const { published, draft, rest } = document
  return {
    ...document,
    ...(published && { published: { ...published, payload: lean(published.payload) } }),
    ...(draft && { draft: { ...draft, payload: lean(draft.payload) } }),
    ...(rest && { rest: { ...rest, payload: lean(rest.payload) } }),
  }
}

function lean(payload: Payload): Payload {
  const kept: Payload = Object.fromEntries(
    KEPT.flatMap((field) => (payload[field] === undefined ? [] : [[field, payload[field]]])),
  )
  if (Array.isArray(kept.ppl)) kept.ppl = kept.ppl.slice(0, 2)
  const poster = (payload.ia_meta as Record<string, unknown> | undefined)?.[POSTER]
  return poster ? { ...kept, ia: [POSTER], ia_meta: { [POSTER]: poster } } : kept
}
