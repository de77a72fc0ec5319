import { describe, expect, it } from 'vitest'
import { isFullRun } from '../support/fullRun.ts'
import { runBulkKills } from './bulkKills.ts'
import { runGuideKills } from './guideKills.ts'
import { runImportKills } from './importKills.ts'
import { hasPostgres } from '../support/postgres.ts'
import { runKills } from './killRuns.ts'
import { runRestarts } from './restartRuns.ts'
import { runScheduleKills } from './scheduleKills.ts'
import { runServers } from './servers/runServers.ts'
import { runRaces } from './writeRaces.ts'

/**
 * Short forms on the embedded database, since each kill costs a start of the server; `npm run test:full` runs longer ones,
 * `npm run load` the long ones, on PostgreSQL too.
 */
const PAIRS = isFullRun ? 100 : 25
const KILLS = isFullRun ? 20 : 1
/** For what hangs: each kill starts a server anew, and a slow machine takes its time for it. */
const BOUND = { timeout: 900_000 }
/** One of each way in which a database is restarted, at least. */
const RESTARTS = isFullRun ? { restarts: 4, items: 500 } : { restarts: 2, items: 200 }
/** Three slices of a job (server/jobs/bulk/workOff.ts): there is one before, under and after the kill. */
const BULK = { items: 1_500, kills: 3 }
const IMPORT = { rows: 1_500, kills: 3 }
/** One of each way in which servers and database end. */
const SERVERS = { servers: 3, consoles: [20], seconds: 3, thinkMs: 500, items: 300, kills: 4 }
const GUIDE = { programmes: 600, kills: 5 }

describe('a server under load', () => {
  it('lets one of two writers from the same revision win, and tells the other', BOUND, async () => {
    expect(await runRaces({ engine: 'embedded', pairs: PAIRS })).toEqual({
      pairs: PAIRS,
      winners: PAIRS,
      told: PAIRS,
      problems: [],
    })
  })

  it('keeps every promise over kill -9 at random moments', BOUND, async () => {
    const report = await runKills({ engine: 'embedded', kills: KILLS, clients: 6, seed: 20_261_121 })
    expect(report.problems).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(KILLS)
  })

  it.runIf(hasPostgres)('outlives restarts of PostgreSQL, and loses and doubles nothing', BOUND, async () => {
    const report = await runRestarts({ ...RESTARTS, clients: 4, seed: 20_261_122 })
    expect(report.problems).toEqual([])
    expect(report).toMatchObject({ survived: RESTARTS.restarts, lost: 0, doubled: 0, failed: 0 })
    expect(report.acknowledged).toBeGreaterThan(RESTARTS.restarts)
    expect(report.changed).toBeGreaterThan(0)
  })

  it.runIf(isFullRun && hasPostgres)(
    'loses nothing of many consoles over kills of servers and database',
    BOUND,
    async () => {
      const report = await runServers({ ...SERVERS, seed: 20_261_123, say: () => undefined })
      expect(report.problems).toEqual([])
      expect(report.acknowledged).toBeGreaterThan(SERVERS.kills)
      expect(report.pushed).toBeGreaterThan(report.acknowledged)
    },
  )

  it.runIf(isFullRun)(
    'ends a bulk change over kill -9, each title changed once, and undoes it whole',
    BOUND,
    async () => {
      const report = await runBulkKills({ engine: 'embedded', ...BULK, seed: 20_261_121 })
      expect(report.problems).toEqual([])
      expect(report.success).toBeGreaterThan(BULK.items / 2)
      expect(report.lists).toBeGreaterThan(0)
    },
  )

  it.runIf(isFullRun)('takes an import in over kill -9, each row once, and undoes it whole', BOUND, async () => {
    const report = await runImportKills({ engine: 'embedded', ...IMPORT, seed: 20_261_121 })
    expect(report.problems).toEqual([])
    expect(report).toMatchObject({ count: IMPORT.rows, failure: Math.floor(IMPORT.rows / 97) })
    expect(report.lists).toBeGreaterThan(0)
  })

  it.runIf(isFullRun)('keeps the days of a week whole over kill -9 while weeks are saved', BOUND, async () => {
    const report = await runScheduleKills({ engine: 'embedded', kills: 5, airings: 96, seed: 20_261_122 })
    expect(report.problems).toEqual([])
    expect(report.saved + report.stored).toBeGreaterThan(0)
  })

  it.runIf(isFullRun)('takes guides in over kill -9, each programme once, and undoes one whole', BOUND, async () => {
    const report = await runGuideKills({ engine: 'embedded', ...GUIDE, seed: 20_261_121 })
    expect(report.problems).toEqual([])
    expect(report.undone).toBeGreaterThan(0)
  })
})
