import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { CUT_SOUND_KBPS } from '#contract/values/video.ts'
import { FROM_FILES } from '../derive/ffmpeg.ts'
import type { CutLook, CutWork } from './cutWork.ts'
import type { CutPiece } from './planCut.ts'
import { runTool } from '../runTool.ts'

const SOUND_RATE = 48_000
const THREADS = '2'
/** Of x264: a job is waited for. */
const PRESET = 'veryfast'
/** Share of the work that is done once all pieces are encoded. */
const ENCODED = 0.95

/**
 * Cuts at the very frames: each piece is decoded from the keyframe before it and encoded anew with the same settings,
 * its sound as it is heard, to the sample; then pieces are joined as they are and the sound is encoded once, so that no
 * join is heard.
 */
export async function cutExactly(work: CutWork, pieces: readonly CutPiece[], look: CutLook): Promise<string> {
  const { folder, onProgress } = work
  const isHeard = pieces.some(({ audio }) => audio !== undefined)
  const all = pieces.reduce((sum, { frames }) => sum + frames, 0)
  let before = 0
  for (const [nth, piece] of pieces.entries()) {
    const told = (frame: number) => onProgress(((before + Math.min(frame, piece.frames)) / all) * ENCODED)
    await encodePiece(work, piece, { look, isHeard, name: pieceName(nth), told })
    before += piece.frames
  }
  const list = pieces.map((_, nth) => `file '${pieceName(nth)}'\n`).join('')
  await writeFile(join(folder, 'list.txt'), `ffconcat version 1.0\n${list}`)
  return 'list.txt'
}

const pieceName = (nth: number) => `piece-${String(nth).padStart(4, '0')}.mov`

type Encoding = { look: CutLook; isHeard: boolean; name: string; told: (frame: number) => void }

async function encodePiece(work: CutWork, piece: CutPiece, { look, isHeard, name, told }: Encoding): Promise<void> {
  const { num, den } = look.rate
  const seconds = (piece.frames * piece.rate.den) / piece.rate.num
  const frames = Math.max(1, Math.round((seconds * num) / den))
  const { width, height } = look
  const picture = [
    'setpts=PTS-STARTPTS',
    `fps=${num}/${den}`,
    `trim=end_frame=${frames}`,
    `scale=${width}:${height}:force_original_aspect_ratio=decrease`,
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2`,
    'setsar=1',
    'format=yuv420p',
  ]
  const samples = Math.round((frames * den * SOUND_RATE) / num)
  const sound = [
    `aresample=${SOUND_RATE}:async=1:first_pts=0`,
    `apad=whole_len=${samples}`,
    `atrim=end_sample=${samples}`,
  ]
  await runTool(
    work.ffmpeg,
    [
      ...[...QUIET, '-progress', 'pipe:1', '-nostats'],
      ...[...FROM_FILES, '-ss', startOf(piece), '-i', work.pathOf(piece.video)],
      ...(isHeard ? soundInput(work, piece) : []),
      ...['-map', '0:v:0', '-vf', picture.join(',')],
      ...['-c:v', 'libx264', '-preset', PRESET, '-crf', '20', '-maxrate', `${look.kbps}k`],
      ...['-bufsize', `${2 * look.kbps}k`, '-bf', '0', '-g', String(Math.round((2 * num) / den))],
      ...['-threads', THREADS, '-video_track_timescale', String(num)],
      ...(isHeard ? ['-map', '1:a:0', '-af', sound.join(','), '-c:a', 'pcm_s16le', '-ac', '2'] : []),
      ...['-map_metadata', '-1', '-f', 'mov', '-y', name],
    ],
    { ...work.bounds, cwd: work.folder, listen: (output) => listenTo(output, told) },
  )
}

const QUIET = ['-v', 'error', '-nostdin']

/** A title that is silent is so among others that are heard. */
function soundInput(work: CutWork, piece: CutPiece): string[] {
  const { audio, rate, from } = piece
  if (audio === undefined) return ['-f', 'lavfi', '-i', `anullsrc=r=${SOUND_RATE}:cl=stereo`]
  return [...FROM_FILES, '-ss', String((from * rate.den) / rate.num), '-i', work.pathOf(audio)]
}

/** Half a frame early: what is shown from there on begins with the frame that is meant, however times are rounded. */
function startOf({ from, rate }: CutPiece): string {
  return from === 0 ? '0' : (((from - 0.5) * rate.den) / rate.num).toFixed(6)
}

function listenTo(output: Readable, told: (frame: number) => void): void {
  output.on('data', (piece: Buffer) => {
    const frame = [...piece.toString().matchAll(/^frame=\s*(\d+)/gm)].at(-1)?.[1]
    if (frame !== undefined) told(Number(frame))
  })
}

const JOINED = ['-f', 'concat', '-safe', '0', '-protocol_whitelist', 'file,pipe', '-i']
const SOUND = ['-c:a', 'aac', '-b:a', `${CUT_SOUND_KBPS}k`]

/** One MP4 of the pieces, as people download it. */
export async function joinToMp4(work: CutWork, list: string, name: string): Promise<string> {
  const mapped = ['-map', '0:v:0', '-map', '0:a:0?', '-c:v', 'copy', ...SOUND]
  await joinWith(work, [
    ...JOINED,
    list,
    ...mapped,
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    '-f',
    'mp4',
    '-y',
    name,
  ])
  return join(work.folder, name)
}

const INDEXED = '+empty_moov+default_base_moof+dash+global_sidx'

/** Picture and sound as two files with one index each, as a title's media has to be. */
export async function joinToTracks(work: CutWork, list: string, isHeard: boolean): Promise<string[]> {
  const video = [
    '-map',
    '0:v:0',
    '-c:v',
    'copy',
    '-movflags',
    `+frag_keyframe${INDEXED}`,
    '-f',
    'mp4',
    '-y',
    'video.mp4',
  ]
  const audio = [
    '-map',
    '0:a:0',
    ...SOUND,
    '-frag_duration',
    '2000000',
    '-movflags',
    INDEXED,
    '-f',
    'mp4',
    '-y',
    'audio.mp4',
  ]
  await joinWith(work, [...JOINED, list, '-map_metadata', '-1', ...video, ...(isHeard ? audio : [])])
  return [join(work.folder, 'video.mp4'), ...(isHeard ? [join(work.folder, 'audio.mp4')] : [])]
}

const joinWith = (work: CutWork, parts: readonly string[]) =>
  runTool(work.ffmpeg, [...QUIET, ...parts], { ...work.bounds, cwd: work.folder })
