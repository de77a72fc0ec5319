import { parseArgs } from 'node:util'
import { STATUSES } from '#contract/values/status.ts'
import { createLog } from '../app/createLog.ts'
import { startServices } from '../app/startServices.ts'
import { settleTables } from '../db/gatherStatistics.ts'
import { NOBODY } from '../routes/authorise.ts'
import { readSettings } from '../settings/readSettings.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import { shippedTypes } from '../types/shipped.ts'
import { loadGenerated } from './generated/loadGenerated.ts'
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
  const running = await startServices({ settings: wanted, log: createLog('warn'), build: 'seed', statementMs: 0 })
  const { services } = running
  try {
    await seedDatabase(services, wanted.seed, () => process.stdout.write('loading the demo catalogue\n'))
    if (count > 0) {
      await generate(services, count)
      await services.lists.fold()
      await services.search.fold()
      await settleTables(running.database)
    }
  } finally {
    await running.drain()
    await running.close()
  }
}

async function generate(services: Parameters<typeof seedDatabase>[0], count: number): Promise<void> {
  const kinds = shippedTypes().map(catalogKind)
  const there = await Promise.all(STATUSES.map((st) => services.lists.count(EVERYBODY, kinds, [st])))
  const started = Date.now()
  let told = started
  const tell = (loaded: number) => {
    const seconds = Math.max(1, (Date.now() - started) / 1000)
    process.stdout.write(`${loaded} of ${count} titles, ${Math.round(loaded / seconds)} a second\n`)
  }
  const loaded = await loadGenerated({
    documents: services.documents,
    now: services.now,
    from: there.flat().reduce((sum, { count: of }) => sum + of, 0),
    count,
    only: values.type,
    onProgress: (done) => {
      if (Date.now() - told < PROGRESS_MS) return
      told = Date.now()
      tell(done)
    },
  })
  tell(loaded)
}

function end(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
