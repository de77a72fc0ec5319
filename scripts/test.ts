import { availableParallelism, cpus } from 'node:os'
import { buildConsole } from './console/buildConsole.ts'
import { buildServer } from './server/buildServer.ts'
import { closingLine, timeTable, troubleList, type Outcome } from './checks/outcome.ts'
import { playwrightRun } from './checks/playwrightRun.ts'
import { staticChecks } from './checks/staticChecks.ts'
import { vitestRun } from './checks/vitestRun.ts'
import { ensureBrowser } from './machine/browser.ts'
import { ensurePostgres } from './machine/postgres.ts'

/** Prints a runner's outcome as soon as it is there. */
function tell(outcome: Outcome): Outcome {
  const { name, passed, failed, skipped, repeated = [], report } = outcome
  if (failed > 0 && report) console.log(`\n${name} FAILED\n${report}\n`)
  const also = [
    skipped > 0 && `${skipped} skipped`,
    repeated.length > 0 && `${repeated.length} of them at the second try`,
  ]
  console.log([`${name}: ${passed} passed, ${failed} failed`, ...also.filter(Boolean)].join(', '))
  return outcome
}

/** Runs a part and times it; what it throws is one failure, and the others still run. */
async function attempt(name: string, run: () => Promise<Outcome>): Promise<Outcome> {
  const started = performance.now()
  const outcome = await run().catch((error: unknown) => ({
    name,
    passed: 0,
    failed: 1,
    skipped: 0,
    report: error instanceof Error ? error.message : String(error),
  }))
  return tell({ ...outcome, seconds: (performance.now() - started) / 1000 })
}

async function build(): Promise<Outcome> {
  const built = [await buildConsole(), await buildServer()]
  const failed = built.filter(({ code }) => code !== 0).length
  const cpuSeconds = built.reduce((sum, part) => sum + (part.cpuSeconds ?? 0), 0)
  return { name: 'build', passed: built.length - failed, failed, skipped: 0, cpuSeconds, report: 'It was not built.' }
}

/**
 * Seconds that all processors have worked, for whomever: the only figure with browsers and databases in it, which end
 * without anybody who waits for them and so are missing in the time by part.
 */
function workedSeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000
}

const started = Date.now()
const before = workedSeconds()
const POSTGRES_BIN = await ensurePostgres()
const built = await attempt('build', build)
/**
 * Walks in the browser wait more than they reckon: all else runs in what they leave of the processors, and is served
 * after them. Pages come when they are over, so that no processor is idle while tests of processes wait.
 */
const others = await Promise.all([
  inTurn(
    () => attempt('journeys', async () => playwrightRun({ POSTGRES_BIN, CHROME_PATH: await ensureBrowser() })),
    () => attempt('unit page', () => vitestRun('unit page', ['--project=page'], {})),
  ),
  attempt('unit node', () => vitestRun('unit node', ['--project=node'], { POSTGRES_BIN })),
  staticChecks(tell),
])
const outcomes = [built, ...others.flat()]

const { line, ok } = closingLine(outcomes)
console.log(`\n${troubleList(outcomes)}\n\n${timeTable(outcomes)}`)
const took = Math.round((Date.now() - started) / 1000)
const worked = Math.round(workedSeconds() - before)
console.log(
  `\nAll of it took ${took} s, in which ${availableParallelism()} processors worked ${worked} s between them.`,
)
console.log(line)
process.exitCode = ok ? 0 : 1

async function inTurn(...steps: (() => Promise<Outcome>)[]): Promise<Outcome[]> {
  const done: Outcome[] = []
  for (const step of steps) done.push(await step())
  return done
}
