import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { runTool } from '../runTool.ts'
import { PEAK_RATE } from './peaks.ts'
import type { Tiles } from './tiles.ts'

/** What a machine that has ffmpeg can draw from a film; the product itself needs none. */
export type Ffmpeg = {
  /** Its version; undefined where this machine has none. Asked once. */
  version: () => Promise<string | undefined>
  /** Whether it makes the pictures that browsers play. */
  encodes: () => Promise<boolean>
  /** What runs it. */
  command: string
  /** 16 bit mono sound, piece by piece. */
  sound: (path: string, onPiece: (piece: Buffer) => void) => Promise<void>
  /** What a look at each picture, or a hearing of the sound, tells by its filter; line by line. */
  look: (
    path: string,
    how: { kind: 'video' | 'audio'; filter: string; signal: AbortSignal },
    onLine: (line: string) => void,
  ) => Promise<void>
  /** Writes the sheets of small pictures into a folder, of all frames or of keyframes alone; answers their paths in order. */
  sheets: (path: string, folder: string, tiles: Tiles & { keysAlone: boolean }) => Promise<string[]>
}

/** Files come from people: only the MP4 reader is let at them, and nothing is fetched. */
export const FROM_FILES = ['-protocol_whitelist', 'file,pipe', '-f', 'mov']
const INPUT = ['-v', 'error', '-nostdin', ...FROM_FILES, '-threads', '1', '-i']

export function createFfmpeg(command = 'ffmpeg'): Ffmpeg {
  let version: Promise<string | undefined> | undefined
  let encodes: Promise<boolean> | undefined
  return {
    command,
    version: () => (version ??= askVersion(command)),
    encodes: () => (encodes ??= wordsOf(command, ['-encoders']).then((said) => / libx264 /.test(said ?? ''))),
    sound: (path, onPiece) =>
      runTool(command, [...INPUT, path, '-vn', '-ac', '1', '-ar', String(PEAK_RATE), '-f', 's16le', 'pipe:1'], {
        listen: (output) => output.on('data', onPiece),
      }),
    look: (path, { kind, filter, signal }, onLine) => {
      const parts = kind === 'video' ? ['-an', '-vf', filter] : ['-vn', '-af', filter]
      return runTool(command, [...INPUT, path, ...parts, '-f', 'null', '-'], {
        signal,
        listen: (output) => createInterface(output).on('line', onLine),
      })
    },
    sheets: async (path, folder, { every, width, height, columns, rows, keysAlone }) => {
      const filter = `fps=1000/${every}:round=down,scale=${width}:${height},tile=${columns}x${rows}`
      const decoded = keysAlone ? ['-skip_frame', 'nokey'] : []
      const made = ['-an', '-vf', filter, '-q:v', '6', join(folder, 'sheet-%04d.jpg')]
      await runTool(command, [...decoded, ...INPUT, path, ...made])
      const names = (await readdir(folder)).filter((name) => name.startsWith('sheet-'))
      return names.sort().map((name) => join(folder, name))
    },
  }
}

async function askVersion(command: string): Promise<string | undefined> {
  const said = await wordsOf(command, ['-version'])
  return said === undefined ? undefined : (/^ffmpeg version (\S+)/.exec(said)?.[1] ?? '?')
}

/** What the tool says; undefined where there is none. */
function wordsOf(command: string, parts: readonly string[]): Promise<string | undefined> {
  let said = ''
  const listen = (output: Readable) => output.on('data', (piece: Buffer) => (said += piece.toString()))
  return runTool(command, parts, { listen }).then(
    () => said,
    () => undefined,
  )
}
