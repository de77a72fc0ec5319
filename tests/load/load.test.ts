import { describe, expect, it } from 'vitest'
import { runKills } from './killRuns.ts'
import { runRaces } from './writeRaces.ts'

/** Short forms on the embedded database; `npm run load` runs the long ones, on PostgreSQL too. */
const PAIRS = 100
const KILLS = 20

describe('a server under load', () => {
  it('lets one of two writers from the same revision win, and tells the other', { timeout: 120_000 }, async () => {
    expect(await runRaces({ engine: 'embedded', pairs: PAIRS })).toEqual({
      pairs: PAIRS,
      winners: PAIRS,
      told: PAIRS,
      problems: [],
    })
  })

  it('keeps every promise over kill -9 at random moments', { timeout: 240_000 }, async () => {
    const report = await runKills({ engine: 'embedded', kills: KILLS, clients: 6, seed: 20_261_121 })
    expect(report.problems).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(KILLS)
  })
})
