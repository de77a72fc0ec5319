import { availableParallelism } from 'node:os'
import type { Outcome } from './outcome.ts'
import { runReported } from './runReported.ts'

/** Ten minutes on two quiet cores; a machine of a quarter of their speed comes to its end too. */
const LIMIT = 40 * 60_000

/** One per core, as far as memory goes; two at least, since tests of processes wait now and then. */
const WORKERS = Math.min(8, Math.max(2, availableParallelism()))

/** The part of Vitest's JSON report that is counted. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; message: string; assertionResults: { status: string }[] }[]
}

/** Arguments are file filters or options of Vitest. Journeys beside it, which mostly wait, are served first. */
export function vitestRun(
  name: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<Outcome> {
  const reporters = ['--reporter=dot', '--reporter=json']
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, `--maxWorkers=${WORKERS}`]
  return runReported<VitestReport>({
    name,
    args: (file) => [...vitest, `--outputFile.json=${file}`, ...args],
    env: () => env,
    limit: LIMIT,
    isInBackground: true,
    count: readVitestReport,
  })
}

/** A file that failed before its first test (an import, a syntax error) holds no failed test, and counts as one failure. */
export function readVitestReport(report: VitestReport | undefined): Outcome {
  const files = report?.testResults ?? []
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    name: 'vitest',
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + broken.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    report: '',
  }
}
