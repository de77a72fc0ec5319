import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFfmpeg } from '../../media/derive/ffmpeg.ts'
import { createPeaks } from '../../media/derive/peaks.ts'
import { tilesOf } from '../../media/derive/tiles.ts'
import { drawFrame, HEIGHT, WIDTH } from './media/drawFrame.ts'
import { makeSound, SAMPLE_RATE } from './media/makeSound.ts'
import { SAMPLES, type Sample } from './media/samples.ts'

/**
 * Makes the sample media again (`node server/seed/build/buildSamples.ts`): needs ffmpeg, which the product does not. Picture
 * and sound are separate files with one sidx each, as playback wants them; results are committed.
 */
const FOLDER = join(import.meta.dirname, '../media')

/** No dates and versions in the files, so that the same sources give the same bytes. */
const EXACTLY = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact', '-map_metadata', '-1']

await mkdir(FOLDER, { recursive: true })
for (const sample of SAMPLES) {
  const video = join(FOLDER, `${sample.name}-video.mp4`)
  const audio = join(FOLDER, `${sample.name}-audio.mp4`)
  await encode(videoArguments(sample, video), frames(sample))
  await encode(audioArguments(audio), [makeSound(sample)])
  await derive(sample, video, audio)
  const sizes = await Promise.all([video, audio].map(async (path) => (await stat(path)).size))
  process.stdout.write(`${sample.name}: picture ${sizes[0]} bytes, sound ${sizes[1]} bytes\n`)
}

/** What a job would make of an upload: machines without ffmpeg show the samples all the same. */
async function derive({ name, frames: count, rate }: Sample, video: string, audio: string): Promise<void> {
  const ffmpeg = createFfmpeg()
  const peaks = createPeaks()
  await ffmpeg.sound(audio, peaks.add)
  await writeFile(join(FOLDER, `${name}-peaks.json`), `${JSON.stringify(peaks.levels())}\n`)
  const folder = await mkdtemp(join(tmpdir(), 'marquee-samples-'))
  const tiles = tilesOf((count * 1_000 * rate[1]) / rate[0], { width: WIDTH, height: HEIGHT })
  const [sheet = ''] = await ffmpeg.sheets(video, folder, { ...tiles, keysAlone: false })
  await copyFile(sheet, join(FOLDER, `${name}-sheet.jpg`))
  await rm(folder, { recursive: true })
}

function* frames(sample: Sample): Generator<Buffer> {
  for (let frame = 0; frame < sample.frames; frame += 1) yield drawFrame(sample, frame)
}

/** No B-frames, so that players show what stands at a time whether they heed edit lists or not. */
function videoArguments({ rate, gop }: Sample, path: string): string[] {
  return [
    ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${WIDTH}x${HEIGHT}`, '-r', rate.join('/'), '-i', 'pipe:0'],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-level', '3.0', '-preset', 'veryslow', '-crf', '24', '-bf', '0'],
    ...['-g', String(gop), '-keyint_min', String(gop), '-sc_threshold', '0', '-threads', '1'],
    ...['-video_track_timescale', String(rate[0] * (rate[1] === 1 ? 512 : 1))],
    ...['-movflags', '+frag_keyframe+empty_moov+default_base_moof+dash+global_sidx'],
    ...[...EXACTLY, path],
  ]
}

function audioArguments(path: string): string[] {
  return [
    ...['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', 'pipe:0', '-c:a', 'aac', '-b:a', '32k'],
    ...['-frag_duration', '2000000', '-movflags', '+empty_moov+default_base_moof+dash+global_sidx'],
    ...[...EXACTLY, path],
  ]
}

async function encode(parts: readonly string[], pieces: Iterable<Buffer>): Promise<void> {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...parts], { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(child, 'close')
  for (const piece of pieces) if (!child.stdin.write(piece)) await once(child.stdin, 'drain')
  child.stdin.end()
  const [code] = (await ended) as [number]
  if (code !== 0) throw new Error('ffmpeg could not make the sample')
}
