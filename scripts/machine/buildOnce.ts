import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { runProgram, type RunOutcome } from './runProgram.ts'
import { sourceHash } from './sourceHash.ts'

export type Built = Pick<RunOutcome, 'code' | 'cpuSeconds'>

type Part = {
  /** Its folder below `dist`. */
  name: string
  /** All files and folders that end up in it. */
  sources: readonly string[]
  /** What Vite is told beside where to write. */
  args: readonly string[]
}

/**
 * Has Vite build a part unless `dist/<name>` came from the same sources. It is built beside its place and moved there, so
 * that an interrupted build is never served.
 * @returns how the build ended; code 0 where there was nothing to build
 */
export async function buildOnce({ name, sources, args }: Part): Promise<Built> {
  const built = join(root, 'dist', name)
  const builtFrom = join(root, 'dist', `${name}.hash`)
  const hash = sourceHash(root, sources)
  if (existsSync(built) && existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === hash)
    return { code: 0, cpuSeconds: 0 }
  console.error(`Building the ${name}`)
  const beside = join(root, 'dist', `${name}.${process.pid}`)
  mkdirSync(join(root, 'dist'), { recursive: true })
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn', '--outDir', beside, '--emptyOutDir']
  const { code, cpuSeconds } = await runProgram(process.execPath, [...vite, ...args], { output: 'inherit' })
  if (code === 0) {
    rmSync(builtFrom, { force: true })
    rmSync(built, { recursive: true, force: true })
    renameSync(beside, built)
    writeFileSync(builtFrom, hash)
  }
  rmSync(beside, { recursive: true, force: true })
  return { code, cpuSeconds }
}
