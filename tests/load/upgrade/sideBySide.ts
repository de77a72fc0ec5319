import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogUrn } from '#contract/values/urn.ts'
import { movieSample } from '#server/types/movie/movieSample.ts'
import { startPostgres } from '../../support/postgres.ts'
import type { World } from '../retryWorld.ts'
import { freePort, startServerProcess, type ServerProcess } from '../serverProcess.ts'
import { ownType } from './work.ts'
import { signedIn } from './upgradeWalk.ts'

/** What a call was answered by the old server and by the new one, on one database. */
type SideBySide = { call: string; old: number; new: number }

const MOVIES = '/api/content/urn/resource/catalog/movie'
const TYPES = '/api/schema/urn/resource/catalog'
const PRODUCT = 'rimba-my'

type Probe = (world: World, mark: string) => Promise<number>

const made = async (world: World, mark: string, st = 'draft'): Promise<string> => {
  const body = { ...movieSample, prd: [PRODUCT], lon: [{ lang: 'en', n: mark }], ex_id: undefined, st }
  return String((await world.ok({ who: 'super', method: 'POST', path: `${MOVIES}?prd=${PRODUCT}`, body })).id)
}

const statusOf = async (world: World, ...[sent]: Parameters<World['send']>) => (await world.send(sent)).status

const PROBES: Readonly<Record<string, Probe>> = {
  'list films': (world) => statusOf(world, { who: 'super', method: 'GET', path: `${MOVIES}?prd=${PRODUCT}` }),
  'search films': (world) =>
    statusOf(world, { who: 'super', method: 'GET', path: `/api/content/search?term=upgrade&prd=${PRODUCT}` }),
  'create a film': (world, mark) => made(world, mark).then(() => 201),
  'save a film': async (world, mark) => {
    const id = await made(world, mark)
    const body = { ...movieSample, prd: [PRODUCT], lon: [{ lang: 'en', n: mark }], ex_id: undefined, pn: 'saved' }
    const headers = { 'if-match': '"1"' }
    return statusOf(world, { who: 'super', method: 'PUT', path: `${MOVIES}/${id}?prd=${PRODUCT}`, body, headers })
  },
  'publish a film': (world, mark) => made(world, mark, 'published').then(() => 201),
  'take a lock': async (world, mark) => {
    const body = { id: await made(world, mark), urn: catalogUrn('movie') }
    const headers = { 'x-tab-id': 'tab-of-super' }
    return statusOf(world, { who: 'super', method: 'POST', path: '/api/user/lock/acquire', body, headers })
  },
  'change films by a job': async (world, mark) => {
    const body = { keys: [await made(world, mark)], set: { pn: 'changed' } }
    const path = '/api/bulkupdate/urn/resource/catalog/movie'
    const job = await world.ok({ who: 'super', method: 'PUT', path, body })
    return (await world.ended('super', String(job.status_id))).success === 1 ? 200 : 500
  },
  'save a view': (world, mark) => {
    const body = { n: mark, t: 'view', payload: { filter: [] } }
    return statusOf(world, { who: 'super', method: 'POST', path: '/api/user/setting/create', body })
  },
  'list types': (world) => statusOf(world, { who: 'super', method: 'GET', path: TYPES }),
  'create a type': (world, mark) =>
    statusOf(world, {
      who: 'super',
      method: 'POST',
      path: TYPES,
      body: ownType(mark.replaceAll(' ', '_').toLowerCase()),
    }),
  'audit of films': (world) => statusOf(world, { who: 'super', method: 'GET', path: '/api/audit/user' }),
}

/** The old version serves while the new one migrates and serves beside it; each call is tried on both. */
export async function walkSideBySide(oldMain: string): Promise<{ calls: SideBySide[]; problems: string[] }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-beside-'))
  const postgres = await startPostgres()
  const servers: ServerProcess[] = []
  const start = async (main: string | undefined, name: string) => {
    const options = { port: await freePort(), dataDir: join(dataDir, name), databaseUrl: postgres.url, env: {} }
    const server = await startServerProcess({ ...options, ...(main ? { main } : {}) })
    servers.push(server)
    return signedIn(server.url)
  }
  try {
    const old = await start(oldMain, 'old')
    const before = await made(old, 'Before the new one came')
    const recent = await start(undefined, 'new')
    const calls: SideBySide[] = []
    for (const [call, probe] of Object.entries(PROBES)) {
      const answered = async (world: World, by: string) => probe(world, `${by} ${call}`).catch(() => 500)
      calls.push({ call, old: await answered(old, 'Old'), new: await answered(recent, 'New') })
    }
    return { calls, problems: await readAcross(old, recent, before) }
  } finally {
    await Promise.all(servers.map((server) => server.kill()))
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** What one of them writes the other reads. */
async function readAcross(old: World, recent: World, before: string): Promise<string[]> {
  const pairs: [World, string][] = [
    [recent, before],
    [recent, await made(old, 'Written by the old one')],
    [old, await made(recent, 'Written by the new one')],
  ]
  const statuses = await Promise.all(
    pairs.map(([world, id]) => statusOf(world, { who: 'super', method: 'GET', path: `${MOVIES}/${id}` })),
  )
  return statuses.every((status) => status === 200)
    ? []
    : [`films of the other server were answered ${statuses.join(', ')}`]
}
