import { BoxReader, boxesIn, findBox, needBox, type Box } from './boxes.ts'
import { refuseMedia } from './mediaRefusal.ts'
import type { SampleDefaults, Track } from './readTrack.ts'

/** What one moof says of its samples, times in ticks on the media's own clock. */
export type Fragment = {
  /** When its first sample is decoded. */
  start: number
  /** Earliest presentation of a sample. */
  shown: number
  duration: number
  samples: number
  /** All of the samples' bytes. */
  bytes: number
  /** Presentation times of samples that a decoder can begin with. */
  keys: number[]
  /** The one duration of all its samples, or undefined where they differ. */
  step: number | undefined
  /** How many samples last so long. */
  steps: Map<number, number>
}

const NO_SYNC = 0x1_0000
const MAX_SAMPLES = 200_000

/** Reads the one track fragment of a moof; encrypted samples are refused. */
export function readFragment(bytes: Buffer, moof: Box, track: Pick<Track, 'id' | 'defaults'>): Fragment {
  const [traf, ...others] = boxesIn(bytes, moof.from, moof.to).filter(({ type }) => type === 'traf')
  if (!traf || others.length > 0) return refuseMedia('damaged')
  const inner = boxesIn(bytes, traf.from, traf.to)
  if (inner.some(({ type }) => type === 'senc' || type === 'saiz')) refuseMedia('encrypted')
  const defaults = fragmentDefaults(new BoxReader(bytes, needBox(bytes, traf, 'tfhd')), track)
  const fragment: Fragment = {
    start: decodeTime(bytes, findBox(bytes, traf, 'tfdt') ?? refuseMedia('damaged')),
    shown: Number.MAX_SAFE_INTEGER,
    duration: 0,
    samples: 0,
    bytes: 0,
    keys: [],
    step: undefined,
    steps: new Map(),
  }
  for (const trun of inner.filter(({ type }) => type === 'trun'))
    readRun(new BoxReader(bytes, trun), defaults, fragment)
  return fragment.samples > 0 ? fragment : refuseMedia('damaged')
}

function decodeTime(bytes: Buffer, tfdt: Box): number {
  const reader = new BoxReader(bytes, tfdt)
  return reader.full().version === 1 ? reader.u64() : reader.u32()
}

/** tfhd overrides what trex has said. */
function fragmentDefaults(reader: BoxReader, { id, defaults }: Pick<Track, 'id' | 'defaults'>): SampleDefaults {
  const { flags } = reader.full()
  if (reader.u32() !== id) refuseMedia('damaged')
  reader.skip((flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0))
  return {
    duration: flags & 0x8 ? reader.u32() : defaults.duration,
    size: flags & 0x10 ? reader.u32() : defaults.size,
    flags: flags & 0x20 ? reader.u32() : defaults.flags,
  }
}

function readRun(reader: BoxReader, defaults: SampleDefaults, fragment: Fragment): void {
  const { version, flags } = reader.full()
  const count = reader.u32()
  if (count > MAX_SAMPLES || fragment.samples + count > MAX_SAMPLES) refuseMedia('damaged')
  reader.skip(flags & 0x1 ? 4 : 0)
  const first = flags & 0x4 ? reader.u32() : undefined
  for (let nth = 0; nth < count; nth += 1) {
    const duration = flags & 0x100 ? reader.u32() : defaults.duration
    const size = flags & 0x200 ? reader.u32() : defaults.size
    const own = flags & 0x400 ? reader.u32() : defaults.flags
    const shift = flags & 0x800 ? (version === 0 ? reader.u32() : reader.i32()) : 0
    const sampleFlags = nth === 0 ? (first ?? own) : own
    const shown = fragment.start + fragment.duration + shift
    fragment.shown = Math.min(fragment.shown, shown)
    if ((sampleFlags & NO_SYNC) === 0) fragment.keys.push(shown)
    if (fragment.samples === 0) fragment.step = duration
    else if (fragment.step !== duration) fragment.step = undefined
    fragment.steps.set(duration, (fragment.steps.get(duration) ?? 0) + 1)
    fragment.duration += duration
    fragment.bytes += size
    fragment.samples += 1
  }
}
