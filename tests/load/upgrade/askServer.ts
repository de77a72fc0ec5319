import { isDeepStrictEqual } from 'node:util'
import type { SearchField } from '#contract/schemas/search.ts'
import type { Who, World } from '../retryWorld.ts'
import type { Truth } from './catalogueTruth.ts'
import { PRODUCTS } from './workByTurns.ts'

type Asker = { who: Who; product?: string; products: readonly string[] | undefined }

const ASKERS: readonly Asker[] = [
  { who: 'super', products: undefined },
  { who: 'super', product: PRODUCTS[0], products: [PRODUCTS[0]] },
  { who: 'admin', product: PRODUCTS[1], products: [PRODUCTS[1]] },
  { who: 'admin', products: PRODUCTS },
]
/** Words, beginnings and ends of words, several words, other scripts, short ones, and what no title says. */
const TERMS = [
  ...[
    'harbour',
    'harb',
    'arbour',
    'sea',
    'side',
    'oversea',
    'the',
    'night',
    'sea n',
    'the sea',
    'night harbour',
    'house',
    'love',
  ],
  ...[
    '海港',
    '港城',
    'கடற்கரை',
    'கடற்',
    'of the',
    'sunset',
    'high heels and low lifes',
    'pete s',
    'nowhere',
    '城海海',
    'harbour xq',
  ],
]
const FIELDS: readonly (readonly SearchField[])[] = [['lon', 'lod'], ['lon'], ['lod']]
const STATES = ['all', 'draft', 'published', 'archived', 'deleted']
const EXACT = 1_000
const SIZE = 20

type Answer = { data: unknown; header: { count: number } }

/** Asks a server for totals, lists, searches and facets; answers what is otherwise than the truth, and how many it asked. */
export async function askServer(world: World, truth: Truth): Promise<{ asked: number; problems: string[] }> {
  const problems: string[] = []
  let asked = 0
  const hold = (what: string, is: unknown, must: unknown) => {
    asked++
    if (!isDeepStrictEqual(is, must)) problems.push(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(must)}`)
  }
  for (const { who, product, products } of ASKERS) {
    const get = async (path: string, query: Record<string, string>) => {
      const search = new URLSearchParams({ ...query, ...(product && { prd: product }) })
      const { status, text } = await world.send({ who, method: 'GET', path: `${path}?${search}` })
      if (status !== 200) problems.push(`${path}?${search} was answered ${status} ${text.slice(0, 200)}`)
      return JSON.parse(text) as Answer
    }
    const name = `${who} ${product ?? 'of all'}`
    for (const st of STATES) {
      const { data } = await get('/api/count/urn/resource/catalog/movie', { st })
      hold(`${name}: ${st} films`, (data as { count: number }[])[0]?.count, truth.total(st, products))
    }
    for (const term of [undefined, ...TERMS]) {
      const wanted = truth.list(term, products)
      const said = {
        query: JSON.stringify({ filter: [], match: 'ALL' }),
        cty: 'movie',
        ...(term !== undefined && { term }),
      }
      for (const page of [1, 2, 7]) {
        const query = {
          ...said,
          pageSize: String(SIZE),
          pageNumber: String(page),
          sortBy: 'updated',
          sortOrder: 'desc',
        }
        const { data, header } = await get('/api/content/lookup', query)
        const part = wanted.slice((page - 1) * SIZE, page * SIZE)
        hold(`${name}: list of ${term ?? 'all'}, page ${page}`, idsOf(data), part)
        if (page === 1)
          hold(`${name}: list of ${term ?? 'all'}, total`, header.count, told(header.count, wanted.length))
      }
    }
    for (const term of TERMS)
      for (const fields of FIELDS) {
        const wanted = truth.hits(term, fields, products)
        const query = { term, fields: fields.join(), cty: 'movie' }
        const { data, header } = await get('/api/content/search', { ...query, pageSize: '10' })
        hold(`${name}: hits of ${term} in ${fields.join()}`, idsOf(data), wanted.slice(0, 10))
        hold(`${name}: how many hits of ${term} in ${fields.join()}`, header.count, told(header.count, wanted.length))
        const facets = (await get('/api/content/search/facets', query)).data as {
          content_type: { value: string; count: number }[]
        } | null
        const movies = facets?.content_type.find(({ value }) => value === 'movie')?.count ?? 0
        hold(`${name}: facet of ${term} in ${fields.join()}`, movies, told(movies, wanted.length))
      }
  }
  return { asked, problems }
}

/** Some are counted so far, and told as 'at least'. */
const told = (count: number, many: number) => (count === EXACT ? Math.min(many, EXACT) : many)

const idsOf = (data: unknown) => ((data ?? []) as { id: string }[]).map(({ id }) => id)
