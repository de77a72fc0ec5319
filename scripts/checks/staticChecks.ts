import { COMMANDS } from '../commands.mjs'
import { runProgram } from '../machine/runProgram.ts'
import type { Outcome } from './outcome.ts'

const MINUTES = 60_000
const prettierCheck = ['node_modules/prettier/bin/prettier.cjs', '--cache', '--cache-location', '.cache/prettier']

/** Checks that read the code without running it. */
const CHECKS: readonly { name: string; steps: readonly (readonly string[])[] }[] = [
  { name: 'types', steps: COMMANDS.typecheck.steps },
  { name: 'lint', steps: COMMANDS.lint.steps },
  { name: 'format', steps: [[...prettierCheck, '--check', '--log-level=warn', '.']] },
]

/** Each counts as one; types run beside the other two, since two cores are the least that is expected. */
export async function staticChecks(names: readonly string[] = CHECKS.map(({ name }) => name)): Promise<Outcome[]> {
  const [first, ...rest] = CHECKS.filter(({ name }) => names.includes(name)).map((check) => () => runCheck(check))
  const inTurn = async () => {
    const outcomes: Outcome[] = []
    for (const run of rest) outcomes.push(await run())
    return outcomes
  }
  const [one, others] = await Promise.all([first?.(), inTurn()])
  return one ? [one, ...others] : others
}

async function runCheck({ name, steps }: (typeof CHECKS)[number]): Promise<Outcome> {
  for (const step of steps) {
    const { code, output } = await runProgram(process.execPath, step, { output: 'gather', limit: 10 * MINUTES })
    if (code !== 0) return { name, passed: 0, failed: 1, skipped: 0, report: output.trim() }
  }
  return { name, passed: 1, failed: 0, skipped: 0, report: '' }
}
