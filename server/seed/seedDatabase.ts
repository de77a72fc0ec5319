import type { Services } from '../services.ts'
import { ALL } from '../stores/documents/totals.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import { NOBODY } from '../routes/authorise.ts'
import { CONFIG_SEEDS, PRODUCT_SEEDS } from './config.ts'
import { updateMenu } from './updateMenu.ts'

/** Notes about this database, kept as configurations of an application of our own. */
const APP = 'server'
const TYPE = 'seed'
const BEGUN = 'demo begun'
const DONE = 'demo done'

/**
 * Fills a database at start: menu and products where they are missing, entries of the menu
 * that are built in since, and with `demo` the demo catalogue once, into
 * a database that holds no title. A load that was cut short is noted as begun and goes on at the next start. `onLoad`
 * is told before the seconds that it takes.
 */
export async function seedDatabase(services: Services, seed: 'demo' | 'empty', onLoad?: () => void): Promise<void> {
  await services.config.seed(CONFIG_SEEDS, PRODUCT_SEEDS)
  const added = await updateMenu(services)
  if (added.length > 0) services.log.info({ entries: added }, 'new entries were put into the menu')
  if (seed === 'empty') return
  const notes = (await services.config.read({ app: [APP], type: [TYPE] })).map(({ n }) => n)
  if (notes.includes(DONE)) return
  if (!notes.includes(BEGUN) && (await holdsTitles(services))) return
  onLoad?.()
  await note(services, BEGUN)
  // Loaded once in the life of a database.
  const { loadDemo } = await import('./loadDemo.ts')
  await loadDemo(services)
  await note(services, DONE)
}

async function note({ config, now }: Services, n: string): Promise<void> {
  await config.seed([{ app: APP, type: TYPE, n, attrs: { at: new Date(now()).toISOString() } }], [])
}

async function holdsTitles({ lists, types }: Services): Promise<boolean> {
  const everybody = { actor: { ...NOBODY, productAdmin: true }, product: undefined, products: [] }
  const counts = await lists.count(everybody, types.list().map(catalogKind), ALL)
  return counts.some(({ count }) => count > 0)
}
