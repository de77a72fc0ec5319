import { existsSync } from 'node:fs'
import { runProgram } from './runProgram.ts'

/** Whether this process may install Debian packages. */
export function mayAptInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

/** Installs Debian packages; what went wrong is returned, nothing is thrown. */
export async function aptInstall(packages: readonly string[]): Promise<string | undefined> {
  console.error(`Installing ${packages.join(', ')} (apt-get)`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runProgram('apt-get', ['update', '-qq'], { output: 'gather', env })
  const install = await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    output: 'gather',
    env,
  })
  return install.code === 0 ? undefined : `${update.output}${install.output}`.trim()
}
