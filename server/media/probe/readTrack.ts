import { BoxReader, boxesIn, findBox, needBox, type Box } from './boxes.ts'
import { codecOf, type SampleEntry } from './codecOf.ts'
import { refuseMedia } from './mediaRefusal.ts'

/** What a moov says of the one track of a file. */
export type Track = SampleEntry & {
  id: number
  kind: 'video' | 'audio'
  /** Ticks per second of everything that the track's times count. */
  timescale: number
  /** Presentation starts here on the media's own clock (edit list), in ticks. */
  editStart: number
  /** Of each sample, unless its fragment says otherwise (trex). */
  defaults: SampleDefaults
}
export type SampleDefaults = { duration: number; size: number; flags: number }

const KINDS: Readonly<Record<string, Track['kind']>> = { vide: 'video', soun: 'audio' }

/** The track of a moov; refused where there are several, none that plays, or one that is encrypted. */
export function readTrack(bytes: Buffer, moov: Box): Track {
  const boxes = boxesIn(bytes, moov.from, moov.to)
  if (boxes.some(({ type }) => type === 'pssh')) refuseMedia('encrypted')
  const mvex = boxes.find(({ type }) => type === 'mvex') ?? refuseMedia('notFragmented')
  const tracks = boxes.filter(({ type }) => type === 'trak')
  const playable = tracks.filter((trak) => kindOf(bytes, trak) !== undefined)
  const [trak] = playable
  if (!trak) return refuseMedia('noTrack')
  if (tracks.length > 1) refuseMedia('severalTracks')
  const kind = kindOf(bytes, trak) ?? refuseMedia('noTrack')
  const stbl = needBox(bytes, trak, 'mdia', 'minf', 'stbl')
  refuseWholeFile(bytes, stbl)
  const id = trackId(bytes, trak)
  const stsd = needBox(bytes, stbl, 'stsd')
  return {
    id,
    kind,
    timescale: timescaleOf(bytes, trak),
    editStart: editStartOf(bytes, trak),
    defaults: defaultsOf(bytes, mvex, id),
    ...codecOf(bytes, stsd, kind),
  }
}

function kindOf(bytes: Buffer, trak: Box): Track['kind'] | undefined {
  const hdlr = needBox(bytes, trak, 'mdia', 'hdlr')
  return KINDS[new BoxReader(bytes, hdlr).skip(8).text(4)]
}

/** Samples that the moov itself lists lie outside all fragments: only a part of the file would play. */
function refuseWholeFile(bytes: Buffer, stbl: Box): void {
  const stsz = findBox(bytes, stbl, 'stsz')
  if (stsz && new BoxReader(bytes, stsz).skip(8).u32() > 0) refuseMedia('notFragmented')
}

function trackId(bytes: Buffer, trak: Box): number {
  const reader = new BoxReader(bytes, needBox(bytes, trak, 'tkhd'))
  return reader.skip(reader.full().version === 1 ? 16 : 8).u32()
}

function timescaleOf(bytes: Buffer, trak: Box): number {
  const reader = new BoxReader(bytes, needBox(bytes, trak, 'mdia', 'mdhd'))
  const timescale = reader.skip(reader.full().version === 1 ? 16 : 8).u32()
  return timescale > 0 ? timescale : refuseMedia('damaged')
}

/** An edit list of one edit moves all times alike, as encoders write it for B-frames and priming. */
function editStartOf(bytes: Buffer, trak: Box): number {
  const elst = findBox(bytes, trak, 'edts', 'elst')
  if (!elst) return 0
  const reader = new BoxReader(bytes, elst)
  const { version } = reader.full()
  const count = reader.u32()
  if (count !== 1) return 0
  const time = version === 1 ? reader.skip(8).i64() : reader.skip(4).i32()
  return Math.max(0, time)
}

function defaultsOf(bytes: Buffer, mvex: Box, id: number): SampleDefaults {
  for (const trex of boxesIn(bytes, mvex.from, mvex.to).filter(({ type }) => type === 'trex')) {
    const reader = new BoxReader(bytes, trex).skip(4)
    if (reader.u32() !== id) continue
    reader.skip(4)
    return { duration: reader.u32(), size: reader.u32(), flags: reader.u32() }
  }
  return refuseMedia('damaged')
}
