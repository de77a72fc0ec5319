import { buildConsole } from './console/buildConsole.ts'
import { closingLine, type Outcome } from './checks/outcome.ts'
import { playwrightRun } from './checks/playwrightRun.ts'
import { staticChecks } from './checks/staticChecks.ts'
import { vitestRun } from './checks/vitestRun.ts'
import { ensureBrowser } from './machine/browser.ts'
import { ensurePostgres } from './machine/postgres.ts'

/** Prints a runner's outcome as soon as it is there. */
function tell(outcome: Outcome): Outcome {
  const { name, passed, failed, skipped, repeated = 0, report } = outcome
  if (failed > 0 && report) console.log(`\n${name} FAILED\n${report}\n`)
  const also = [skipped > 0 && `${skipped} skipped`, repeated > 0 && `${repeated} of them at the second try`]
  console.log([`${name}: ${passed} passed, ${failed} failed`, ...also.filter(Boolean)].join(', '))
  return outcome
}

/** What a step throws is one failure, and the others still run. */
async function attempt(name: string, run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return tell(await run())
  } catch (error) {
    return tell({
      name,
      passed: 0,
      failed: 1,
      skipped: 0,
      report: error instanceof Error ? error.message : String(error),
    })
  }
}

async function build(): Promise<Outcome> {
  const code = await buildConsole()
  return {
    name: 'build',
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
    report: 'The console was not built.',
  }
}

const started = Date.now()
const POSTGRES_BIN = await ensurePostgres()
const outcomes = [
  ...(await staticChecks()).map(tell),
  await attempt('vitest', () => vitestRun([], { POSTGRES_BIN })),
  await attempt('build', build),
  await attempt('journeys', async () => playwrightRun({ POSTGRES_BIN, CHROME_PATH: await ensureBrowser() })),
]

const { line, ok } = closingLine(outcomes)
console.log(`\nAll of it took ${Math.round((Date.now() - started) / 1000)} s.`)
console.log(line)
process.exitCode = ok ? 0 : 1
