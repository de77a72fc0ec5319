import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { movie } from '#server/types/movie/movie.ts'
import type { Person } from './startServer.ts'
import { untilServed } from './untilServed.ts'

export const MOVIES = '/api/content/urn/resource/catalog/movie'

/** A film made by a call: the type's sample under a name, without pictures. */
export async function storedMovie(
  maker: Person,
  name: string,
  st: 'draft' | 'published' = 'draft',
  change: object = {},
): Promise<ContentRecord> {
  const { ia: _ia, ...sample } = movie.sample
  const payload = { ...sample, lon: [{ lang: 'en', n: name }], prd: ['rimba-my'], ex_id: name, st, ...change }
  const made = await untilServed(
    () => maker.send({ method: 'POST', url: `${MOVIES}?prd=rimba-my`, payload }),
    ({ statusCode }) => statusCode,
  )
  if (made.statusCode !== 201) throw new Error(`The film was not made: ${made.body}`)
  return made.json<{ data: ContentRecord }>().data
}
