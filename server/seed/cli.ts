import { parseArgs } from 'node:util'
import { STATUSES } from '#contract/values/status.ts'
import { createLog } from '../app/createLog.ts'
import { startServices, type Running } from '../app/startServices.ts'
import { settleTables } from '../db/gatherStatistics.ts'
import { endCutLoad } from '../db/largeLoad/endLargeLoad.ts'
import type { LoadWish } from '../db/largeLoad/noted.ts'
import { NOBODY } from '../routes/authorise.ts'
import { readSettings } from '../settings/readSettings.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import { shippedTypes } from '../types/shipped.ts'
import type { Services } from '../services.ts'
import { loadGenerated } from './generated/loadGenerated.ts'
import { loadInThreads } from './generated/loadInThreads.ts'
import { cutLoad, loadLarge, mayPutAside } from './generated/loadLarge.ts'
import { seedDatabase } from './seedDatabase.ts'

/** `npm run seed`: the demo catalogue, and with `-- --items N` as many generated titles on top: of all types, or of one (`--type movie`). */
const MOST = 10_000_000
const PROGRESS_MS = 2000
const EVERYBODY = { actor: { ...NOBODY, productAdmin: true }, product: undefined, products: [] }

const { values } = parseArgs({ options: { items: { type: 'string' }, type: { type: 'string' } } })
const items = values.items === undefined ? 0 : Number(values.items)
const settings = readSettings(process.env)

if (!Number.isInteger(items) || items < 0 || items > MOST) end(`--items must be a whole number from 0 to ${MOST}.`)
else if (values.type !== undefined && !shippedTypes().some(({ type }) => type === values.type))
  end(`There is no type '${values.type}'.`)
else if (Array.isArray(settings)) end(settings.map(({ text }) => text).join('\n'))
else await seed(settings, items).catch((error: unknown) => end(error instanceof Error ? error.message : String(error)))

async function seed(wanted: Exclude<typeof settings, unknown[]>, count: number): Promise<void> {
  const keepsLoad = count > 0
  const log = createLog('warn')
  const running = await startServices({ settings: wanted, log, build: 'seed', statementMs: 0, keepsLoad })
  const { services, database } = running
  try {
    const cut = keepsLoad ? await cutLoad(database, { from: 0, count, only: values.type }) : undefined
    if (!cut) {
      await endCutLoad(database, log)
      await seedDatabase(services, wanted.seed, () => process.stdout.write('loading the demo catalogue\n'))
    }
    if (count > 0) {
      await generate(running, wanted.databaseUrl, count, cut)
      await services.lists.fold()
      await services.search.fold()
      await services.search.note()
      await settleTables(database)
    }
  } finally {
    await running.drain()
    await running.close()
  }
}

async function generate(
  running: Running,
  databaseUrl: string,
  count: number,
  cut: LoadWish | undefined,
): Promise<void> {
  const { services, database } = running
  const started = Date.now()
  let told = started
  const tell = (loaded: number) => {
    const seconds = Math.max(1, (Date.now() - started) / 1000)
    process.stdout.write(`${loaded} of ${count} titles, ${Math.round(loaded / seconds)} a second\n`)
  }
  const onProgress = (done: number) => {
    if (Date.now() - told < PROGRESS_MS) return
    told = Date.now()
    tell(done)
  }
  const wish = cut ?? { from: await titlesThere(services), count, only: values.type, now: services.now() }
  const loadBy = async (load: typeof services.documents.load) => {
    const loaded = await loadGenerated({ ...wish, documents: { load }, now: () => wish.now, onProgress })
    tell(loaded)
    return loaded
  }
  const load = async (copy: typeof services.documents.load) => {
    if (database.engine === 'embedded') return loadBy(copy)
    const loaded = await loadInThreads({ databaseUrl, wish, onProgress })
    tell(loaded)
    return loaded
  }
  if (cut || (await mayPutAside(database, wish))) {
    // Chores and jobs would read tables that have no index.
    await running.announceStop()
    const onEnd = () => process.stdout.write('building the indexes\n')
    if ((await loadLarge(database, wish, load, onEnd)) !== undefined) return
  }
  await loadBy(services.documents.load)
}

async function titlesThere({ lists }: Services): Promise<number> {
  const kinds = shippedTypes().map(catalogKind)
  const there = await Promise.all(STATUSES.map((st) => lists.count(EVERYBODY, kinds, [st])))
  return there.flat().reduce((sum, { count: of }) => sum + of, 0)
}

function end(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
