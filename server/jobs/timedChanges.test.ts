import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMovie } from '#tests/support/aMovie.ts'
import { anActor, aSender } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { openTestDatabase } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../db/openDatabase.ts'
import { createStores } from '../stores/createStores.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import type { JobRow } from '../stores/jobs/jobRow.ts'
import type { JobServices } from './jobCaller.ts'
import { jobHandlers, type JobHandlers } from './jobHandlers.ts'
import { createJobRunner } from './jobRunner.ts'

const type = aType()
const kind = catalogKind(type)
const MINUTE = 60_000
const setter = { actor: anActor(), trace: 'trace-1', prd: ['rimba-my'] }

/** A server's life: minutes that pass before it, and where it is killed in its first job, if at all. */
type Life = { minutes: number; killed: 'before' | 'after' | 'never' }
const lives = fc.array(
  fc.record({
    minutes: fc.integer({ min: 0, max: 40 }),
    killed: fc.constantFrom<Life['killed']>('before', 'after', 'never'),
  }),
  // Three deaths in one job and it is given up: that is another promise.
  { maxLength: 2 },
)

let database: Database
let clock = Date.UTC(2026, 10, 24, 12)
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

function server(killed: Life['killed'], onDeath: () => void) {
  const now = () => clock
  const stores = createStores({ database, log: silentLog, now, newId: testIds.next })
  const types = { get: () => type, validate: () => [] }
  const services = { ...stores, types, identity: {}, now, log: silentLog } as unknown as JobServices
  const real = jobHandlers(services)
  const dying = (run: (job: JobRow) => Promise<void>) => ({
    run: async (job: JobRow) => {
      if (killed !== 'before') await run(job)
      if (killed === 'never') return
      onDeath()
      await new Promise<never>(() => undefined)
    },
  })
  const handlers: JobHandlers = {
    ...real,
    timedPublish: { ...real.timedPublish, ...dying(real.timedPublish.run) },
    timedUnpublish: { ...real.timedUnpublish, ...dying(real.timedUnpublish.run) },
  }
  return { stores, runner: createJobRunner({ ...stores, handlers, now, log: silentLog }) }
}

/** Runs until everything due is done or the server is dead. */
async function live(killed: Life['killed']): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const { stores, runner } = server(killed, resolve)
    stores.jobs
      .releaseOrphans()
      .then(runner.runDue)
      .then(() => resolve(), reject)
  })
}

it('publishes and unpublishes once each, in order, whenever servers live and wherever they are killed', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async (all) => {
      const { documents, timings } = server('never', () => undefined).stores
      const film = aMovie().drafted().build()
      await documents.load(kind, [film])
      const target = { urn: kind.urn, id: film.id }
      const instants = { publishAt: clock + 10 * MINUTE, unpublishAt: clock + 20 * MINUTE }
      await timings.set(target, instants, setter)
      for (const { minutes, killed } of all) {
        clock += minutes * MINUTE
        await live(killed)
      }
      clock += 60 * MINUTE
      await live('never')
      const { rows } = await database.pool.query<{ verb: string }>(
        "SELECT verb FROM audit WHERE id = $1 AND verb LIKE 'timed%' ORDER BY seq",
        [film.id],
      )
      expect(rows.map(({ verb }) => verb)).toEqual(['timedPublish', 'timedUnpublish'])
      expect(await timings.read(target)).toBeUndefined()
    }),
    { numRuns: 12 },
  )
})

it('publishes once: what a person took down after the server died stays down', async () => {
  const { documents, timings } = server('never', () => undefined).stores
  const film = aMovie().drafted().build()
  await documents.load(kind, [film])
  await timings.set({ urn: kind.urn, id: film.id }, { publishAt: clock + MINUTE }, setter)
  clock += 2 * MINUTE
  await live('after')
  const revisionNow = async () => (await documents.read(aSender(), kind, film.id)).rev
  const rev = await revisionNow()
  await documents.write(aSender({ ifMatch: rev }), kind, film.id, () => ({ verb: 'unpublish' }))
  clock += MINUTE
  await live('never')
  expect(await revisionNow()).toBe(rev + 1)
})
