import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { PEAK_RATE } from './peaks.ts'
import type { Tiles } from './tiles.ts'

/** What a machine that has ffmpeg can draw from a film; the product itself needs none. */
export type Ffmpeg = {
  /** Its version; undefined where this machine has none. Asked once. */
  version: () => Promise<string | undefined>
  /** 16 bit mono sound, piece by piece. */
  sound: (path: string, onPiece: (piece: Buffer) => void) => Promise<void>
  /** Writes the sheets of small pictures into a folder; answers their paths in order. */
  sheets: (path: string, folder: string, tiles: Tiles) => Promise<string[]>
}

/**
 * Files come from people: only the MP4 reader is let at them, nothing is fetched, one thread is taken, and what takes
 * longer than this is given up.
 */
const LONGEST_MS = 30 * 60_000
const INPUT = ['-v', 'error', '-nostdin', '-protocol_whitelist', 'file', '-f', 'mov', '-threads', '1', '-i']

export function createFfmpeg(command = 'ffmpeg'): Ffmpeg {
  let version: Promise<string | undefined> | undefined
  return {
    version: () => (version ??= askVersion(command)),
    sound: (path, onPiece) =>
      run(command, [...INPUT, path, '-vn', '-ac', '1', '-ar', String(PEAK_RATE), '-f', 's16le', 'pipe:1'], (output) =>
        output.on('data', onPiece),
      ),
    sheets: async (path, folder, { every, width, height, columns, rows }) => {
      const filter = `fps=1000/${every}:round=down,scale=${width}:${height},tile=${columns}x${rows}`
      await run(command, [...INPUT, path, '-an', '-vf', filter, '-q:v', '6', join(folder, 'sheet-%04d.jpg')])
      const names = (await readdir(folder)).filter((name) => name.startsWith('sheet-'))
      return names.sort().map((name) => join(folder, name))
    },
  }
}

async function askVersion(command: string): Promise<string | undefined> {
  let said = ''
  const listen = (output: Readable) => output.on('data', (piece: Buffer) => (said += piece.toString()))
  return run(command, ['-version'], listen).then(
    () => /^ffmpeg version (\S+)/.exec(said)?.[1] ?? '?',
    () => undefined,
  )
}

async function run(command: string, parts: readonly string[], listen?: (output: Readable) => void): Promise<void> {
  const child = spawn(command, parts, { stdio: ['ignore', 'pipe', 'ignore'], timeout: LONGEST_MS })
  if (listen) listen(child.stdout)
  else child.stdout.resume()
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}
