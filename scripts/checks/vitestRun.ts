import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { root } from '../machine/root.ts'
import type { Failure, Outcome } from './outcome.ts'
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
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
  }[]
}

/** More files than these have a cause in common, which a second try would only repeat. */
const AGAIN_AT_MOST = 3

/**
 * Arguments are file filters or options of Vitest. Journeys beside it, which mostly wait, are served first. A few files
 * that failed are run once more by themselves, as journeys are: what passes then is counted, and named, as repeated.
 */
export async function vitestRun(
  name: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<Outcome> {
  const run = (more: readonly string[]) => {
    const reporters = ['--reporter=dot', '--reporter=json']
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, `--maxWorkers=${WORKERS}`]
    return runReported<VitestReport>({
      name,
      args: (file) => [...vitest, `--outputFile.json=${file}`, ...args, ...more],
      env: () => ({ ...env, PATIENT: '1' }),
      limit: LIMIT,
      isInBackground: true,
      count: readVitestReport,
    })
  }
  const first = await run([])
  const files = [...new Set((first.failures ?? []).map(fileOf))]
  if (files.length === 0 || files.length > AGAIN_AT_MOST) return first
  return secondTry(first, await run(files))
}

/** The first run, with what failed in it as it came out when it was tried again. */
export function secondTry(first: Outcome, again: Outcome): Outcome {
  const still = new Set((again.failures ?? []).map(({ test }) => test))
  const repeated = (first.failures ?? []).map(({ test }) => test).filter((test) => !still.has(test))
  return {
    ...first,
    passed: first.passed + first.failed - again.failed,
    failed: again.failed,
    repeated,
    failures: again.failures ?? [],
    cpuSeconds: (first.cpuSeconds ?? 0) + (again.cpuSeconds ?? 0),
    report: again.report,
  }
}

/** A file that failed before its first test (an import, a syntax error) holds no failed test, and counts as one failure. */
export function readVitestReport(report: VitestReport | undefined): Outcome {
  const failures = (report?.testResults ?? []).flatMap(failuresOf)
  return {
    name: 'vitest',
    passed: report?.numPassedTests ?? 0,
    failed: failures.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures,
    report: '',
  }
}

function failuresOf({ name, status, message, assertionResults }: VitestReport['testResults'][number]): Failure[] {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [{ test: file, message }]
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${file}${BETWEEN}${fullName ?? ''}`,
    message: failureMessages?.join('\n') ?? '',
  }))
}

const BETWEEN = ' > '

function fileOf({ test }: Failure): string {
  return test.split(BETWEEN, 1)[0] ?? test
}
