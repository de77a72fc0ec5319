import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An earlier version in a folder of its own, with its packages. */
type OldVersion = { main: string; remove: () => void }

const ROOT = join(import.meta.dirname, '../../..')

/** Clones the repository at a commit and installs what its lock file says. */
export function installVersion(commit: string): OldVersion {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-old-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const run = (program: string, args: string[]) => execFileSync(program, args, { cwd: folder, stdio: 'pipe' })
  try {
    run('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, '.'])
    run('git', ['checkout', '--quiet', '--detach', commit])
    run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'])
    return { main: join(folder, 'server/main.ts'), remove }
  } catch (error) {
    remove()
    throw error
  }
}
