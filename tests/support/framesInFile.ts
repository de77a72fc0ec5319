import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { readStrip } from './readStrip.ts'

const run = promisify(execFile)
/** The sample films as they are, whatever was made of them. */
const [WIDTH, STRIP_Y, BLOCKS] = [320, 174, 20]

/** Whether this machine cuts at any frame, as the service asks it too. */
export const hasFfmpeg = () =>
  run('ffmpeg', ['-hide_banner', '-encoders']).then(
    ({ stdout }) => stdout.includes('libx264'),
    () => false,
  )

/** Every frame of a film: which sample it is of, and which frame of that, by the strip that is drawn into it. */
export async function framesInFile(path: string): Promise<[id: number, frame: number][]> {
  const parts = ['-v', 'error', '-i', path, '-vf', `format=gray,crop=${WIDTH}:2:0:${STRIP_Y}`, '-vsync', 'passthrough']
  const { stdout } = await run('ffmpeg', [...parts, '-f', 'rawvideo', '-'], {
    ...{ encoding: 'buffer', maxBuffer: 64_000_000 },
  })
  const rows = Array.from({ length: stdout.length / (2 * WIDTH) }, (_, nth) => stdout.subarray(nth * 2 * WIDTH))
  return rows.map((row) => {
    const seen = readStrip(Array.from({ length: BLOCKS }, (_, block) => row[Math.round((block + 0.5) * 16)] ?? 0))
    return [seen?.id ?? -1, seen?.frame ?? -1]
  })
}

/** Frames of a sample in a row, the last one not among them. */
export const framesOf = (id: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, nth) => [id, from + nth])
