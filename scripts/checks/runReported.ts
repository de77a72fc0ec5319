import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../machine/root.ts'
import { runProgram } from '../machine/runProgram.ts'
import { withRunnerFailure, type Outcome } from './outcome.ts'

interface ReportedRun<Report> {
  /** As it is called in the totals; names the report's file too. */
  name: string
  /** The command line, given the file that the JSON report belongs into. */
  args: (file: string) => readonly string[]
  env: (file: string) => Record<string, string | undefined>
  /** Milliseconds; ten times as long for the whole matrices. */
  limit: number
  /** Leaves the processors to what runs beside it. */
  isInBackground?: boolean
  /** Counts a report; undefined is a runner that wrote none. */
  count: (report: Report | undefined) => Outcome
}

/** A log keeps its words instead of colours: what is kept of a long one is counted by letters. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

/** Runs a test runner that prints its own failures, and counts what its JSON report says. */
export async function runReported<Report>(run: ReportedRun<Report>): Promise<Outcome> {
  const { name, args, env, limit, isInBackground, count } = run
  const file = join(root, 'test-results', `${name.replaceAll(' ', '-')}-${process.pid}.json`)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  rmSync(file, { force: true })
  const { code, overran, cpuSeconds } = await runProgram(process.execPath, args(file), {
    output: 'inherit',
    env: { ...PLAIN, ...env(file) },
    limit: process.env.FULL ? 10 * limit : limit,
    isInBackground,
  })
  const outcome = count(readReport<Report>(file))
  rmSync(file, { force: true })
  const trouble = overran ? 'It ran over its time limit and was ended.' : 'Its own words stand above.'
  return withRunnerFailure({ ...outcome, name, cpuSeconds }, code, trouble)
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
