import { parseArgs } from 'node:util'
import { hasPostgres } from '../support/postgres.ts'
import type { TestEngine } from '../support/testDatabase.ts'
import { runKills } from './killRuns.ts'
import { runRaces } from './writeRaces.ts'

/**
 * `npm run load -- --engine embedded|postgres --pairs 1000 --kills 100 --seed 1`: races and kills, with their counts.
 * Without an engine both are run where this machine has PostgreSQL.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    pairs: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '100' },
    clients: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

const every: readonly TestEngine[] = hasPostgres ? ['embedded', 'postgres'] : ['embedded']
const engines = every.filter((engine) => values.engine === undefined || engine === values.engine)
const [pairs, kills, clients, seed] = [values.pairs, values.kills, values.clients, values.seed].map(Number)
const say = (line: string) => process.stdout.write(`${line}\n`)

// An interrupted run leaves no server behind: its processes are ended on the way out.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const problems: string[] = []
for (const engine of engines) {
  if (pairs) {
    const races = await runRaces({ engine, pairs })
    say(`${engine}: ${races.pairs} pairs of writers from one revision, ${races.winners} winners, ${races.told} told`)
    problems.push(...races.problems)
  }
  if (kills && clients && seed !== undefined) {
    const run = await runKills({ engine, kills, clients, seed, tell: say })
    say(
      `${engine}: ${run.kills} kills (seed ${seed}), ${run.documents} documents, ${run.acknowledged} writes acknowledged, ` +
        `${run.refused} refused, ${run.unanswered} without an answer; ${run.problems.length} broken promises`,
    )
    problems.push(...run.problems)
  }
}
if (engines.length === 0) problems.push('there is no such engine here')
for (const problem of problems) say(`  ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
