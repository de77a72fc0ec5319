import { parseArgs } from 'node:util'
import { hasPostgres } from '../support/postgres.ts'
import type { TestEngine } from '../support/testDatabase.ts'
import { runBulkKills } from './bulkKills.ts'
import { runGuideKills } from './guideKills.ts'
import { runImportKills } from './importKills.ts'
import { runLargeFeed } from './largeFeed.ts'
import { runKills } from './killRuns.ts'
import { runOverload } from './overloadRuns.ts'
import { runRestarts } from './restartRuns.ts'
import { runRetryKills } from './retryKills.ts'
import { runUpgrade } from './upgrade/runUpgrade.ts'
import { runScheduleKills } from './scheduleKills.ts'
import { runServers } from './servers/runServers.ts'
import { runRaces } from './writeRaces.ts'

/**
 * `npm run load -- --engine embedded|postgres --pairs 1000 --kills 100 --retries 200 --bulk 100000 --import 100000
 * --guide 20000 --guide-kills 20 --weeks 40 --large-feed 1024 --restarts 25 --connections 200,1000 --seed 1`: races, kills, kills over every call under a retry key, a bulk change of so many films and an import of so many rows under three kills
 * each, guides of so many programmes under kills, so many kills while weeks of a schedule are saved, a feed of so many MB that is refused, restarts of PostgreSQL under saves and bulk changes, and floods of reads over so many
 * connections, with their counts; 0 leaves a part out, `--only weeks` (or more of them, with commas) all others. `--unbounded`
 * lets every call of a flood begin at once.
 * Without an engine both are run where this machine has PostgreSQL. `--upgrade` does none of this but walks from an earlier
 * version (`--from`, a commit) to this one, with the demo catalogue or (`--empty`) a few films, and lets both work side by
 * side on `--items` films, 0 for none. `--servers 8 --consoles 100,400
 * --seconds 20 --think 5 --items 20000 --kills 8` does none of it either: so many servers behind a balancer, and the consoles of
 * more and more people, who act every so many seconds.
 */
/** The last version whose types were no documents: its migrations end at 0020. */
const BEFORE = '2b55636f'

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    pairs: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '100' },
    retries: { type: 'string', default: '200' },
    clients: { type: 'string', default: '8' },
    bulk: { type: 'string', default: '100000' },
    import: { type: 'string', default: '100000' },
    guide: { type: 'string', default: '20000' },
    'guide-kills': { type: 'string', default: '20' },
    servers: { type: 'string' },
    consoles: { type: 'string', default: '100,200,400,800' },
    seconds: { type: 'string', default: '20' },
    think: { type: 'string', default: '5' },
    items: { type: 'string', default: '20000' },
    weeks: { type: 'string', default: '40' },
    'large-feed': { type: 'string', default: '1024' },
    restarts: { type: 'string', default: '25' },
    connections: { type: 'string', default: '200,1000' },
    only: { type: 'string' },
    unbounded: { type: 'boolean', default: false },
    upgrade: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    from: { type: 'string', default: BEFORE },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
/** The parts of a run, each named by what says how much of it. */
const PARTS = [
  ...(['pairs', 'kills', 'retries', 'bulk', 'import', 'large-feed', 'weeks', 'guide'] as const),
  ...(['connections', 'restarts'] as const),
]
const only = values.only?.split(',')
const unknown = only?.find((name) => !PARTS.some((part) => part === name))
if (unknown !== undefined) throw new Error(`--only knows no "${unknown}": it takes ${PARTS.join(', ')}`)
if (only) for (const part of PARTS) if (!only.includes(part)) values[part] = '0'

const every: readonly TestEngine[] = hasPostgres ? ['embedded', 'postgres'] : ['embedded']
const engines = every.filter((engine) => values.engine === undefined || engine === values.engine)
const [pairs, kills, clients, bulk, seed] = [values.pairs, values.kills, values.clients, values.bulk, values.seed].map(
  Number,
)
const rows = Number(values.import)
const retries = Number(values.retries)
const largeFeed = Number(values['large-feed'])
const [guide, guideKills] = [Number(values.guide), Number(values['guide-kills'])]
const say = (line: string) => process.stdout.write(`${line}\n`)

// An interrupted run leaves no server behind: its processes are ended on the way out.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const JOB_KILLS = 3
const RESTART_ITEMS = 3_000
const FLOOD = { items: 4_000, seconds: 10, path: '/api/content/urn/resource/catalog/movie?pageSize=25' }
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const problems: string[] = []
if (values.servers !== undefined && seed !== undefined) {
  const run = await runServers({
    ...{
      servers: Number(values.servers),
      consoles: values.consoles.split(',').map(Number),
      items: Number(values.items),
    },
    ...{
      seconds: Number(values.seconds),
      thinkMs: Number(values.think) * 1_000,
      kills: Number(values.kills),
      seed,
      say,
    },
  })
  say(
    `${values.servers} servers (seed ${seed}): ${run.acknowledged} saves acknowledged, ${run.unanswered} without an answer, ` +
      `${run.pushed} of them heard over streams; ${run.problems.length} broken promises`,
  )
  problems.push(...run.problems)
}
if (values.upgrade)
  problems.push(
    ...(await runUpgrade({
      ...{ from: values.from, engines, seed: values.empty ? 'empty' : 'demo' },
      ...{ items: Number(values.items), random: seed ?? 1, say },
    })),
  )
const isOther = values.upgrade || values.servers !== undefined
for (const engine of isOther ? [] : engines) {
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
  if (retries && seed !== undefined) {
    const run = await runRetryKills({ engine, kills: retries, seed, tell: say })
    say(
      `${engine}: ${run.kills} kills over ${run.sent} calls under retry keys (seed ${seed}), ${run.unanswered} without an ` +
        `answer, ${run.done} of them done already; ${run.problems.length} broken promises`,
    )
    problems.push(...run.problems)
  }
  if (bulk && seed !== undefined) {
    const run = await runBulkKills({ engine, items: bulk, kills: JOB_KILLS, seed, tell: say })
    say(
      `${engine}: bulk change of ${run.count} films under ${JOB_KILLS} kills in ${run.seconds.toFixed(0)} s, ${run.success} changed, ` +
        `${run.failure} refused; ${run.lists} lists answered meanwhile, the slowest in ${run.slowest.toFixed(0)} ms; ` +
        `${run.problems.length} broken promises`,
    )
    problems.push(...run.problems)
  }
  if (rows && seed !== undefined) {
    const run = await runImportKills({ engine, rows, kills: JOB_KILLS, seed, tell: say })
    say(
      `${engine}: import of ${run.count} rows under ${JOB_KILLS} kills: ${run.taken.toFixed(0)} s to be taken in, ` +
        `${run.seconds.toFixed(0)} s to be written, ${run.undoSeconds.toFixed(0)} s to be undone; ${run.success} written, ` +
        `${run.failure} refused; ${run.lists} lists answered meanwhile, the slowest in ${run.slowest.toFixed(0)} ms; ` +
        `${run.problems.length} broken promises`,
    )
    problems.push(...run.problems)
  }
  if (largeFeed) {
    const { runs, problems: told } = await runLargeFeed({ engine, megabytes: largeFeed })
    for (const { way, sent, status, seconds, grownMb, lists, slowest } of runs)
      say(
        `${engine}: a feed of ${largeFeed} MB, ${way} (${sent.toFixed(0)} MB to send): answered ${status} after ` +
          `${seconds.toFixed(1)} s, memory grew by ${grownMb.toFixed(0)} MB, ${lists} lists meanwhile, the slowest ${slowest.toFixed(0)} ms`,
      )
    problems.push(...told)
  }
  if (Number(values.weeks) && seed !== undefined) {
    const run = await runScheduleKills({ engine, kills: Number(values.weeks), airings: 96, seed, tell: say })
    say(
      `${engine}: ${run.kills} kills (seed ${seed}) while weeks of a schedule were saved: ${run.saved} saved, ` +
        `${run.refused} refused, ${run.unanswered} without an answer, ${run.stored} of them stored whole all the same; ` +
        `${run.problems.length} broken promises`,
    )
    problems.push(...run.problems)
  }
  if (guide && seed !== undefined) {
    const run = await runGuideKills({ engine, programmes: guide, kills: guideKills, seed, tell: say })
    say(
      `${engine}: two feeds of ${guide} programmes under ${run.kills} kills (seed ${seed}): ${run.written} written once, ` +
        `${run.undone} undone; ${run.lists} lists answered meanwhile, the slowest in ${run.slowest.toFixed(0)} ms; ` +
        `${run.problems.length} broken promises`,
    )
    problems.push(...run.problems)
  }
}
for (const engine of isOther ? [] : engines) {
  for (const connections of values.connections.split(',').map(Number).filter(Boolean)) {
    const env: Record<string, string> = values.unbounded ? { CALLS_AT_ONCE: '1000', CALL_WAIT_MS: '60000' } : {}
    const { saves, lists, ...run } = await runOverload({ engine, connections, ...FLOOD, env })
    say(
      `${engine}, ${connections} connections: ${run.answered} lists (p50 ${run.p50}, p99 ${run.p99} ms), ${run.busy} times ` +
        `503, ${run.failed} failed; another one's ${saves.count} saves took ${saves.median} ms (worst ${saves.worst}), ` +
        `${lists.count} lists ${lists.median} ms (worst ${lists.worst}, ${lists.busy} times 503); quick again after ` +
        `${run.recovered} ms, then ${run.busyAfter} times 503`,
    )
  }
}
if (!isOther && engines.includes('postgres') && Number(values.restarts) && clients && seed !== undefined) {
  const restarts = Number(values.restarts)
  const run = await runRestarts({ restarts, clients, items: RESTART_ITEMS, seed, tell: say })
  say(
    `postgres: ${run.survived} of ${restarts} restarts outlived (seed ${seed}); ${run.acknowledged} writes acknowledged, ` +
      `${run.lost} lost, ${run.doubled} doubled, ${run.failed} failed; ${run.jobs} bulk jobs changed ${run.changed} titles; ` +
      `back after ${median(run.back).toFixed(2)} s (median), ${Math.max(...run.back).toFixed(2)} s (worst); ` +
      `${run.problems.length} broken promises`,
  )
  problems.push(...run.problems)
}
if (engines.length === 0) problems.push('there is no such engine here')
for (const problem of problems) say(`  ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
