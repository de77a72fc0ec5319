import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'

const TAKEN = 'EEXIST'

/**
 * Makes `node_modules` what `package-lock.json` says, by `npm ci` where it is not.
 * @param {string} root the repository @param {NodeJS.ProcessEnv} env
 */
export async function ensurePackages(root, env) {
  if (packagesMatch(root)) return
  const release = await holdInstallLock(root)
  try {
    if (packagesMatch(root)) return
    console.error('Installing the packages of package-lock.json (npm ci, about a minute)')
    npm(['ci', '--include=dev', '--include=optional', '--include=peer', '--no-audit', '--no-fund'], {
      cwd: root,
      why: 'install the packages',
      env,
    })
  } finally {
    release()
  }
}

/** npm keeps what it installed in `node_modules/.package-lock.json`: compared by content, a touched file costs nothing. */
function packagesMatch(root) {
  const wanted = readLock(join(root, 'package-lock.json'))
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'))
  return wanted !== undefined && installed !== undefined && differences(wanted, installed).length === 0
}

/**
 * Places whose package is missing or another one. An optional package may be missing: it belongs to another platform.
 * @param {Record<string, any>} wanted `packages` of the lock file @param {Record<string, any>} installed
 */
export function differences(wanted, installed) {
  return Object.entries(wanted)
    .filter(([place, entry]) => {
      const there = installed[place]
      if (place === '' || (!there && (entry.optional || entry.peerOptional))) return false
      return there?.version !== entry.version || there?.integrity !== entry.integrity
    })
    .map(([place]) => place)
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Two `npm ci` in one folder destroy each other's work; the second one waits, and takes over from a dead one. */
async function holdInstallLock(root) {
  mkdirSync(join(root, '.runtime'), { recursive: true })
  const lock = join(root, '.runtime', 'installing')
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if (error.code !== TAKEN) throw error
      if (isAbandoned(lock)) rmSync(lock, { force: true })
      else await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

function isAbandoned(lock) {
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return age > 1_800_000
  } catch (error) {
    return error.code === 'ESRCH' || (error.code === 'ENOENT' && age > 5_000)
  }
}
