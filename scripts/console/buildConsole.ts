import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram, type RunOutcome } from '../machine/runProgram.ts'
import { root } from '../machine/root.ts'
import { sourceHash } from './sourceHash.ts'

const built = join(root, 'dist', 'console')
const builtFrom = join(root, 'dist', 'console.hash')

/**
 * Builds the console unless `dist/console` came from the same sources. It is built beside its place and moved there, so
 * that an interrupted build is never served.
 * @returns how the build ended; code 0 where there was nothing to build
 */
export async function buildConsole(args: readonly string[] = []): Promise<Pick<RunOutcome, 'code' | 'cpuSeconds'>> {
  const hash = sourceHash(root)
  if (existsSync(built) && existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === hash)
    return { code: 0, cpuSeconds: 0 }
  console.error('Building the console')
  const beside = join(root, 'dist', `console.${process.pid}`)
  mkdirSync(join(root, 'dist'), { recursive: true })
  const vite = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel=warn',
    '--outDir',
    beside,
    '--emptyOutDir',
    ...args,
  ]
  const { code, cpuSeconds } = await runProgram(process.execPath, vite, { output: 'inherit' })
  if (code === 0) {
    rmSync(builtFrom, { force: true })
    rmSync(built, { recursive: true, force: true })
    renameSync(beside, built)
    writeFileSync(builtFrom, hash)
  }
  rmSync(beside, { recursive: true, force: true })
  return { code, cpuSeconds }
}
