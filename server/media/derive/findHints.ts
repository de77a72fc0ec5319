import type { BreakHint } from '#contract/schemas/video.ts'
import { MAX_HINTS } from '#contract/values/video.ts'
import type { FileStorage } from '../../images/fileStorage.ts'
import type { MediaFile } from '../../stores/mediaStore.ts'
import type { Watching } from '../watching.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { withFile } from './withFile.ts'

type Parts = { storage: Pick<FileStorage, 'open'>; ffmpeg: Pick<Ffmpeg, 'look'> }

/** Small pictures tell as much as large ones. Each frame tells what the filters found at it. */
const FILTERS = {
  video: 'scale=320:-2,blackdetect=d=0.1:pix_th=0.1,scdet=t=12,metadata=mode=print:file=-',
  audio: 'silencedetect=n=-45dB:d=0.3,ametadata=mode=print:file=-',
} as const
/** Black and silence of this many seconds are as sure as they get. */
const SURE_S = { black: 1, silence: 2 }
const SURE_SCENE = 60

/** Black and changes of scene of a picture, silence of a sound; the surest where there are too many. */
export async function findHints(
  { storage, ffmpeg }: Parts,
  { hash, facts }: MediaFile,
  { signal, onProgress }: Watching,
): Promise<BreakHint[]> {
  const { kind, duration, timescale } = facts
  const length = duration / timescale
  const reader = createHintReader(length)
  await withFile(storage, hash, (path) =>
    ffmpeg.look(path, { kind, filter: FILTERS[kind], signal }, (line) => onProgress(reader.read(line) / length)),
  )
  const hints = reader.hints()
  const surest = [...hints].sort((one, other) => other.strength - one.strength).slice(0, MAX_HINTS)
  return surest.sort((one, other) => one.at - other.at)
}

/** Reads what the filters say, line by line: 'frame:12 pts_time:0.4', then 'lavfi.black_start=0.4'. */
export function createHintReader(length: number) {
  const found: BreakHint[] = []
  const begun: Partial<Record<'black' | 'silence', number>> = {}
  let now = 0
  const end = (kind: 'black' | 'silence', until: number) => {
    const at = begun[kind]
    delete begun[kind]
    if (at === undefined || until <= at) return
    found.push({ ...{ at: round(at), until: round(until), kind }, strength: sure((until - at) / SURE_S[kind]) })
  }
  const told: Readonly<Record<string, (value: number) => void>> = {
    'lavfi.black_start': (value) => (begun.black = value),
    'lavfi.black_end': (value) => end('black', value),
    'lavfi.silence_start': (value) => (begun.silence = Math.max(0, value)),
    'lavfi.silence_end': (value) => end('silence', value),
    'lavfi.scd.time': (value) =>
      void found.push({ at: round(value), kind: 'scene', strength: sure(score / SURE_SCENE) }),
    'lavfi.scd.score': (value) => (score = value),
  }
  let score = 0
  return {
    /** Answers how far it has come, in seconds. */
    read: (line: string): number => {
      const [, time] = /pts_time:(-?[\d.]+)/.exec(line) ?? []
      if (time !== undefined) now = Number(time)
      const [, name = '', value = ''] = /^(lavfi\.[\w.]+)=(-?[\d.]+)$/.exec(line.trim()) ?? []
      told[name]?.(Number(value))
      return now
    },
    /** What has not ended by the end ends with it. */
    hints: (): BreakHint[] => {
      for (const kind of ['black', 'silence'] as const) end(kind, length)
      return found
    },
  }
}

const round = (seconds: number) => Math.round(seconds * 1_000) / 1_000
const sure = (share: number) => Math.round(Math.max(0, Math.min(1, share)) * 100) / 100
