#!/usr/bin/env node
/**
 * The door of every npm script: `node scripts/run.mjs <command>`. Plain JavaScript without a dependency, because it runs
 * before there is a runtime (Node 24) or a package; it fetches both where they are missing and then runs the command's
 * steps, one after the other, until one fails.
 */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './bootstrap/packages.mjs'
import { ensureRuntime, runtimeEnvironment } from './bootstrap/runtime.mjs'
import { COMMANDS } from './commands.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name = 'help', ...args] = process.argv.slice(2)

try {
  process.exitCode = await run(name, args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(name, args) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new Error(`There is no command '${name}'. 'npm run help' lists them all.`)
  const node = ensureRuntime(root)
  // What Node has compiled once, itself and every process below it need not compile again.
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'node')
  const env = { ...runtimeEnvironment(node), NODE_COMPILE_CACHE: compiled, ...command.env }
  await ensurePackages(root, env)
  for (const [index, step] of command.steps.entries()) {
    const extra = index === command.steps.length - 1 ? args : []
    const code = await runStep(node, [...step, ...extra], env)
    if (code !== 0) return code
  }
  return 0
}

/** Runs one step with this terminal as its own; its exit code is ours, and signals sent to us alone are passed on. */
function runStep(node, args, env) {
  const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' })
  // Ctrl-C reaches the whole process group already: passing it on would make it two.
  const passOn = (signal) => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal))
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, passOn)
  const watch = whenAbandoned(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      for (const each of signals) process.off(each, passOn)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

/** npm ends its shell when it is told to stop, and the shell tells nobody: a new parent is how we hear of it. */
function whenAbandoned(act) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const parent = process.ppid
  return setInterval(() => process.ppid !== parent && act(), 500)
}
