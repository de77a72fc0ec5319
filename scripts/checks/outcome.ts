/** A test that failed, and the first words of why. */
export interface Failure {
  test: string
  message: string
}

/** What one runner found. A check such as the linter counts as one. */
export interface Outcome {
  name: string
  passed: number
  failed: number
  skipped: number
  /** Of those that passed: the names of what needed a second try. */
  repeated?: readonly string[]
  /** What failed, by name, as far as the runner names it. */
  failures?: readonly Failure[]
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

/** How much is said of one failure at the end of a run: its whole words stand where it happened. */
const MESSAGE = 1500

/** What failed and what passed only when it was tried again, by name: told last, since long outputs are cut at their start. */
export function troubleList(outcomes: readonly Outcome[]): string {
  const failed = outcomes.flatMap(({ name, failed, failures, report }) =>
    failures?.length ? failures : failed > 0 ? [{ test: name, message: report }] : [],
  )
  const repeated = outcomes.flatMap(({ repeated = [] }) => repeated)
  return [
    ...failed.map(({ test, message }) => `FAILED: ${test}\n${message.slice(0, MESSAGE)}`),
    ...repeated.map((test) => `At the second try: ${test}`),
  ].join('\n')
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
