import type { Failure, Outcome } from './outcome.ts'
import { runReported } from './runReported.ts'

/** Ten minutes on two quiet cores; a machine of a quarter of their speed comes to its end too. */
const LIMIT = 40 * 60_000

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites?: Suite[]
}

/** A file, or a group within it. */
interface Suite {
  specs: { title: string; file: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[]
  suites?: Suite[]
}

/** Runs the journeys in the browser. */
export function playwrightRun(env: Record<string, string | undefined>): Promise<Outcome> {
  return runReported<PlaywrightReport>({
    name: 'journeys',
    args: () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    // A line for each walk and none rewritten: other parts of the run print beside it.
    env: (file) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_FORCE_TTY: '0' }),
    limit: LIMIT,
    count: readPlaywrightReport,
  })
}

/**
 * A journey that passes when it is walked again has passed, and is counted apart so that the run says so; errors
 * outside of journeys (set-up, imports) count each.
 */
export function readPlaywrightReport(report: PlaywrightReport | undefined): Outcome {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  const errors = (report?.errors ?? []).map(({ message = '' }) => ({ test: 'journeys, outside of a walk', message }))
  const named = (status: string) => (report?.suites ?? []).flatMap((suite) => testsOf(suite, status))
  return {
    name: 'journeys',
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    repeated: named('flaky').map(({ test }) => test),
    failures: [...named('unexpected'), ...errors],
    report: '',
  }
}

function testsOf(suite: Suite, status: string): Failure[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => ({ test: `${file} > ${title}`, message: results.at(-1)?.error?.message ?? '' })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, status))]
}
