import { spawnSync } from 'node:child_process'
import { oddlyFormatted } from './checks/oddlyFormatted.ts'
import { root } from './machine/root.ts'

const PRETTIER = ['node_modules/prettier/bin/prettier.cjs', '--cache', '--cache-location', '.cache/prettier']

/** Prettier has the last word, on what oxfmt would write otherwise; on every file in the full run. */
const files = process.env.FULL === '1' ? ['.'] : (oddlyFormatted(['.']) ?? ['.'])
if (files.length > 0) {
  const args = [...PRETTIER, '--check', '--log-level=warn', ...files]
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
}
