import { spawnSync } from 'node:child_process'
import { root } from '../machine/root.ts'

/** 1 is an answer: some are formatted otherwise. */
const ANSWERS: readonly (number | null)[] = [0, 1]

/**
 * Files below the paths that oxfmt would format otherwise, in a hundredth of the time that Prettier takes for a look at
 * all; undefined where it does not run on this machine. The two differ on some unions and on the width of Tamil.
 */
export function oddlyFormatted(paths: readonly string[]): string[] | undefined {
  const args = ['node_modules/oxfmt/bin/oxfmt', '--list-different', '-c', '.oxfmtrc.json', ...paths]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return ANSWERS.includes(status) ? stdout.split('\n').filter((line) => line !== '') : undefined
}
