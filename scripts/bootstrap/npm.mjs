import { spawnSync } from 'node:child_process'

/**
 * Runs the machine's npm, quiet unless it fails.
 * @param {string[]} args
 * @param {{ cwd: string, why: string, env?: NodeJS.ProcessEnv }} options `why` completes the sentence 'npm could not ...'
 */
export function npm(args, { cwd, why, env = process.env }) {
  const windows = process.platform === 'win32'
  const { status, error, stdout, stderr } = spawnSync(windows ? 'npm.cmd' : 'npm', args, {
    cwd,
    env,
    encoding: 'utf8',
    shell: windows,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return
  throw new Error(
    `npm could not ${why}: ${error?.message ?? `it ended with ${status}`}\n${stdout ?? ''}${stderr ?? ''}`.trimEnd(),
  )
}
