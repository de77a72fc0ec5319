/** What one runner found. A check such as the linter counts as one. */
export interface Outcome {
  name: string
  passed: number
  failed: number
  skipped: number
  /** Of those that passed: how many needed a second try. */
  repeated?: number
  /** How long it took by the clock, and of the processors' time, where that is known. */
  seconds?: number
  cpuSeconds?: number
  /** Readable, printed when something failed and the runner did not print it itself. */
  report: string
}

/** The closing line of a run: true totals, alone on its line. A run without a single test has failed. */
export function closingLine(outcomes: readonly Outcome[]): { line: string; ok: boolean } {
  const passed = sum(outcomes.map((outcome) => outcome.passed))
  const failed = sum(outcomes.map((outcome) => outcome.failed))
  return { line: `${passed} passed, ${failed} failed`, ok: failed === 0 && passed > 0 }
}

/** A runner that ended badly without naming a failed test, or ran none, is one failure itself. */
export function withRunnerFailure(outcome: Outcome, code: number, trouble: string): Outcome {
  const silent = code !== 0 && outcome.failed === 0
  const empty = outcome.passed + outcome.failed === 0
  if (!silent && !empty) return outcome
  const why = silent ? `ended with exit code ${code}` : 'ran no test at all'
  return { ...outcome, failed: outcome.failed + 1, report: `${outcome.name} ${why}\n${trouble}`.trim() }
}

/** What each part of a run took, the longest by the processors first. */
export function timeTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.toSorted((one, other) => (other.cpuSeconds ?? 0) - (one.cpuSeconds ?? 0))
  const width = Math.max(...rows.map(({ name }) => name.length))
  const number = (value: number | undefined) => (value === undefined ? '?' : String(Math.round(value))).padStart(7)
  return [
    `${'time in seconds'.padEnd(width)}  clock    CPU`,
    ...rows.map(({ name, seconds, cpuSeconds }) => `${name.padEnd(width)}${number(seconds)}${number(cpuSeconds)}`),
  ].join('\n')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
