import type { FrameRate } from '#contract/rules/time/frameRate.ts'
import { boxAt, type Box } from './boxes.ts'
import { frameRate, isSteady } from './frameRate.ts'
import { refuseMedia } from './mediaRefusal.ts'
import { readFragment, type Fragment } from './readFragment.ts'
import { readIndex, type MediaIndex } from './readIndex.ts'
import { readTrack, type Track } from './readTrack.ts'

/** Bytes of a file, wherever it lies. */
type MediaSource = { size: number; read: (start: number, length: number) => Promise<Buffer> }

/** What is known of a stored file. Times are ticks on its own clock, where presentation begins at `start`. */
export type MediaFacts = {
  kind: 'video' | 'audio'
  codec: string
  timescale: number
  start: number
  duration: number
  /** What players take off each time, since the file's edit list says so. */
  edit: number
  /** Places of the bytes before the index, and of the index: first and last, as a manifest names them. */
  init: readonly [number, number]
  index: readonly [number, number]
  /** Presentation times that playing can begin at; of sound, those of its pieces. */
  keys: number[]
  /** Of video. */
  rate?: FrameRate
  width?: number
  height?: number
  /** Of audio. */
  sampleRate?: number
}

/** What is held in memory of one box at most, in bytes. */
const MAX_HEAD = 4_194_304
/** What may stand before the fragments: more is no file made for playing. */
const MAX_BOXES_BEFORE = 64
/** An index and its fragments may differ by this much, in seconds: encoders count priming and edits differently. */
const LEEWAY_S = 0.5
const MAX_KEYS = 200_000

/**
 * Reads a fragmented MP4 from box to box without its samples, and refuses with a reason whatever could not be played
 * from a static manifest: no size that the file claims is believed before it is compared with what is there.
 */
export async function probeMedia(source: MediaSource): Promise<MediaFacts> {
  const head = await readHead(source)
  const { track, index } = head
  const fragments = await walkPieces(source, head)
  const { shown, duration, samples, step, keys } = fragments
  const isIndexShifted =
    Math.abs(index.start * (track.timescale / index.timescale) - shown) > LEEWAY_S * track.timescale
  if (isIndexShifted) refuseMedia('damaged')
  if (track.kind === 'video' && keys[0] !== shown) refuseMedia('noKeyframe')
  if (track.kind === 'video' && !isSteady(fragments)) refuseMedia('variableRate')
  const rate = track.kind === 'video' ? frameRate({ timescale: track.timescale, samples, duration, step }) : undefined
  const { kind, codec, timescale, width, height, sampleRate } = track
  return {
    ...{ kind, codec, timescale, start: shown, duration, edit: track.editStart, keys },
    init: [0, head.indexPlace[0] - 1],
    index: head.indexPlace,
    ...(rate && { rate }),
    ...(width && { width }),
    ...(height && { height }),
    ...(sampleRate && { sampleRate }),
  }
}

type Head = { track: Track; index: MediaIndex; indexPlace: readonly [number, number]; piecesFrom: number }

/** ftyp, moov and sidx in front of the first fragment, whatever else stands between them. */
async function readHead(source: MediaSource): Promise<Head> {
  let track: Track | undefined
  let at = 0
  for (let nth = 0; nth < MAX_BOXES_BEFORE; nth += 1) {
    if (at >= source.size) return refuseMedia(nth === 0 ? 'empty' : track ? 'noIndex' : 'truncated')
    const box = await headerAt(source, at, nth === 0 ? 'notMp4' : 'damaged')
    if (nth === 0 && box.type !== 'ftyp' && box.type !== 'styp') refuseMedia('notMp4')
    if (box.type === 'mdat' && !track) refuseMedia('notFragmented')
    if (box.type === 'moof') return refuseMedia(track ? 'noIndex' : 'damaged')
    if (box.to > source.size) refuseMedia('truncated')
    if (box.type === 'moov') {
      const { bytes, box: moov } = await contentOf(source, box)
      track = readTrack(bytes, moov)
    }
    if (box.type === 'sidx') {
      if (!track) return refuseMedia('damaged')
      const { bytes, box: sidx } = await contentOf(source, box)
      const index = readIndex(bytes, sidx)
      return { track, index, indexPlace: [box.start, box.to - 1], piecesFrom: box.to + index.offset }
    }
    at = box.to
  }
  return refuseMedia('damaged')
}

type Walked = Omit<Fragment, 'start' | 'bytes'>

/** Every piece that the index names: a moof where it says, fragments that fill it, samples that fit into it. */
async function walkPieces(source: MediaSource, { track, index, piecesFrom }: Head): Promise<Walked> {
  const walked: Walked = {
    ...{ shown: Number.MAX_SAFE_INTEGER, duration: 0, samples: 0, step: undefined, keys: [] },
    steps: new Map(),
  }
  let at = piecesFrom
  for (const [nth, { size }] of index.pieces.entries()) {
    const end = at + size
    if (end > source.size) refuseMedia('truncated')
    const fragments = await fragmentsIn(source, at, end, track)
    for (const fragment of fragments) add(walked, fragment, track.kind, nth === 0 && fragment === fragments[0])
    at = end
  }
  await refuseTail(source, at)
  return walked
}

function add(walked: Walked, fragment: Fragment, kind: Track['kind'], isFirst: boolean): void {
  walked.shown = Math.min(walked.shown, fragment.shown)
  walked.duration += fragment.duration
  walked.samples += fragment.samples
  for (const [step, count] of fragment.steps) walked.steps.set(step, (walked.steps.get(step) ?? 0) + count)
  walked.step = isFirst || walked.step === fragment.step ? fragment.step : undefined
  walked.keys.push(...(kind === 'audio' ? [fragment.shown] : fragment.keys))
  if (walked.keys.length > MAX_KEYS) refuseMedia('damaged')
}

async function fragmentsIn(source: MediaSource, from: number, to: number, track: Track): Promise<Fragment[]> {
  const fragments: Fragment[] = []
  for (let at = from; at < to;) {
    const box = await headerAt(source, at, 'damaged')
    if (box.to > to) refuseMedia('damaged')
    if (box.type === 'moof') {
      const { bytes, box: moof } = await contentOf(source, box)
      const fragment = readFragment(bytes, moof, track)
      if (fragment.bytes > to - box.to) refuseMedia('damaged')
      fragments.push(fragment)
    }
    at = box.to
  }
  return fragments.length > 0 ? fragments : refuseMedia('damaged')
}

/** Fragments that the index does not name would never be played. */
async function refuseTail(source: MediaSource, from: number): Promise<void> {
  for (let at = from; at < source.size;) {
    const box = await headerAt(source, at, 'truncated')
    if (box.type === 'moof' || box.type === 'sidx') refuseMedia('severalIndexes')
    if (box.to > source.size) refuseMedia('truncated')
    at = box.to
  }
}

async function headerAt(source: MediaSource, at: number, otherwise: 'notMp4' | 'damaged' | 'truncated'): Promise<Box> {
  const length = Math.min(16, source.size - at)
  if (length < 8) refuseMedia(otherwise)
  const box = boxAt(await source.read(at, length), 0, length)
  return { type: box.type, start: at, from: at + box.from, to: at + box.to }
}

/** A box with its bytes; places within them start from 0. */
async function contentOf(source: MediaSource, box: Box): Promise<{ bytes: Buffer; box: Box }> {
  const length = box.to - box.start
  if (length > MAX_HEAD) refuseMedia('damaged')
  if (box.to > source.size) refuseMedia('truncated')
  const bytes = await source.read(box.start, length)
  return { bytes, box: { type: box.type, start: 0, from: box.from - box.start, to: length } }
}
