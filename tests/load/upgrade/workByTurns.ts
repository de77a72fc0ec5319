import { movieSample } from '#server/types/movie/movieSample.ts'
import type { World } from '../retryWorld.ts'

/** Two servers on one database, and how often each verb was answered well by each of them. */
type Turns = {
  /** So many acts, each by one server, on films that either of them made. */
  act: (acts: number) => Promise<void>
  done: Map<string, number>
  refused: Map<string, number>
  problems: string[]
}

const MOVIES = '/api/content/urn/resource/catalog/movie'
const WORDS = [
  'harbour',
  'harbours',
  'sea',
  'seaside',
  'oversea',
  'night',
  'house',
  'the',
  '海港',
  '港城',
  '夜海',
  'கடற்கரை',
  'கடற்',
  'இரவு',
]
export const PRODUCTS = ['rimba-my', 'rimba-sg'] as const
const SETS = [[PRODUCTS[0]], [PRODUCTS[1]], [...PRODUCTS]]
const BULK = 40

type Film = { id: string; product: string }
type Act = (world: World, films: Film[]) => Promise<string>

/** What people do with a film, `random` says to which and with which words. */
export function workByTurns(servers: Readonly<Record<string, World>>, random: () => number): Turns {
  const films: Film[] = []
  const turns: Turns = { act, done: new Map(), refused: new Map(), problems: [] }
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One
  const words = () => Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(WORDS)).join(' ')
  const text = (st: string) => {
    const [lon, lod] = [words(), words()].map((n) => [{ lang: 'en', n }])
    return { ...movieSample, losn: [], ppl: [], prd: pick(SETS), lon, lod, ex_id: undefined, st }
  }
  const add = (map: Map<string, number>, name: string) => map.set(name, (map.get(name) ?? 0) + 1)

  const create: Act = async (world) => {
    const body = text(pick(['draft', 'published']))
    const product = String(body.prd[0])
    const { id } = await world.ok({ who: 'super', method: 'POST', path: `${MOVIES}?prd=${product}`, body })
    films.push({ id: String(id), product })
    return 'create'
  }
  const save = async (world: World, st: string): Promise<string> => {
    const film = pick(films)
    const path = `${MOVIES}/${film.id}`
    const { rev } = await world.ok({ who: 'super', method: 'GET', path })
    const headers = { 'if-match': `"${String(rev)}"` }
    const body = ['draft', 'published'].includes(st) ? text(st) : { st }
    const { status } = await world.send({ who: 'super', method: 'PUT', path, body, headers })
    if (status === 200 && st === 'purged') films.splice(films.indexOf(film), 1)
    if (status >= 500) turns.problems.push(`${st} of ${film.id} was answered ${status}`)
    return status === 200 ? st : ''
  }
  const bulk: Act = async (world) => {
    const keys = [...new Set(Array.from({ length: BULK }, () => pick(films).id))]
    const change = pick<object>([
      { set: { pn: words() } },
      { set: { 'lon.en': words() } },
      { replace: [{ field: 'lon', find: pick(WORDS), with: pick(WORDS) }] },
      { st: 'published' },
    ])
    const path = '/api/bulkupdate/urn/resource/catalog/movie'
    const job = await world.ok({ who: 'super', method: 'PUT', path, body: { keys, ...change } })
    await world.ended('super', String(job.status_id))
    return 'bulk change'
  }
  const ACTS: readonly Act[] = [
    create,
    create,
    create,
    ...['draft', 'draft', 'draft', 'published', 'published', 'unpublished', 'archived', 'deleted', 'purged'].map(
      (st): Act =>
        (world) =>
          save(world, st),
    ),
  ]
  async function act(acts: number) {
    for (let nth = 0; nth < acts; nth++) {
      const by = pick(Object.keys(servers))
      const world = servers[by] as World
      const one = nth % 40 === 39 ? bulk : films.length < 30 ? create : pick(ACTS)
      const name = await one(world, films)
      add(name ? turns.done : turns.refused, `${by}: ${name || 'a verb that does not fit'}`)
    }
  }
  return turns
}
