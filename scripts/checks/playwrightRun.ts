import type { Outcome } from './outcome.ts'
import { runReported } from './runReported.ts'

/** Ten minutes on two quiet cores; a machine of a quarter of their speed comes to its end too. */
const LIMIT = 40 * 60_000

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
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
  const errors = report?.errors.length ?? 0
  const passed = expected + flaky
  return { name: 'journeys', passed, failed: unexpected + errors, skipped, repeated: flaky, report: '' }
}
