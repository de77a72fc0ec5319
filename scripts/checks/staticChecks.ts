import { COMMANDS } from '../commands.mjs'
import { runProgram } from '../machine/runProgram.ts'
import type { Outcome } from './outcome.ts'

const MINUTES = 60_000

/** Checks that read the code without running it. */
const CHECKS: readonly { name: string; steps: readonly (readonly string[])[] }[] = [
  { name: 'types', steps: COMMANDS.typecheck.steps },
  { name: 'lint', steps: COMMANDS.lint.steps },
  { name: 'format', steps: [['scripts/checkFormat.ts']] },
]

/** One after the other, since they run beside the tests; each counts as one. */
export async function staticChecks(
  tell: (outcome: Outcome) => Outcome = (outcome) => outcome,
  names: readonly string[] = CHECKS.map(({ name }) => name),
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const check of CHECKS) if (names.includes(check.name)) outcomes.push(tell(await runCheck(check)))
  return outcomes
}

async function runCheck({ name, steps }: (typeof CHECKS)[number]): Promise<Outcome> {
  const started = performance.now()
  const outcome: Outcome = { name, passed: 1, failed: 0, skipped: 0, cpuSeconds: 0, report: '' }
  for (const step of steps) {
    const { code, output, cpuSeconds } = await runProgram(process.execPath, step, {
      output: 'gather',
      limit: 20 * MINUTES,
      isInBackground: true,
    })
    outcome.cpuSeconds = (outcome.cpuSeconds ?? 0) + (cpuSeconds ?? 0)
    outcome.seconds = (performance.now() - started) / 1000
    if (code !== 0) return { ...outcome, passed: 0, failed: 1, report: output.trim() }
  }
  return outcome
}
