import { BoxReader, boxesIn, type Box } from './boxes.ts'
import { refuseMedia } from './mediaRefusal.ts'

/** What a sample entry says: the codec as RFC 6381 names it, and what the manifest repeats of it. */
export type SampleEntry = { codec: string; width?: number; height?: number; sampleRate?: number }

type Entry = { bytes: Buffer; type: string; inner: readonly Box[] }

/** Bytes of a video and of an audio entry before the boxes inside it. */
const VIDEO_ENTRY = 78
const AUDIO_ENTRY = 28

/** The one sample entry of a track. Codecs that browsers do not play without more are refused. */
export function codecOf(bytes: Buffer, stsd: Box, kind: 'video' | 'audio'): SampleEntry {
  const reader = new BoxReader(bytes, stsd)
  reader.full()
  const count = reader.u32()
  const [entry] = boxesIn(bytes, stsd.from + 8, stsd.to)
  if (!entry || count !== 1) return refuseMedia('damaged')
  const header = kind === 'video' ? VIDEO_ENTRY : AUDIO_ENTRY
  if (entry.to - entry.from < header) refuseMedia('damaged')
  const inner = boxesIn(bytes, entry.from + header, entry.to)
  if (/^enc[va]$/.test(entry.type) || inner.some(({ type }) => type === 'sinf')) refuseMedia('encrypted')
  const codec = nameOf({ bytes, type: entry.type, inner })
  const facts = new BoxReader(bytes, entry)
  if (kind === 'video') return { codec, width: facts.skip(24).u16(), height: facts.u16() }
  return { codec, sampleRate: facts.skip(24).u16() }
}

function nameOf(entry: Entry): string {
  switch (entry.type) {
    case 'avc1':
    case 'avc3':
      return `${entry.type}.${hex(configuration(entry, 'avcC').skip(1), 3)}`
    case 'vp09':
      return vp9(configuration(entry, 'vpcC').skip(4))
    case 'av01':
      return av1(configuration(entry, 'av1C').skip(1))
    case 'mp4a':
      return aac(configuration(entry, 'esds').skip(4))
    case 'Opus':
      return 'opus'
    case 'fLaC':
      return 'flac'
    default:
      return refuseMedia('codec')
  }
}

function configuration({ bytes, inner }: Entry, type: string): BoxReader {
  const box = inner.find((one) => one.type === type) ?? refuseMedia('damaged')
  return new BoxReader(bytes, box)
}

const two = (value: number) => String(value).padStart(2, '0')

function hex(reader: BoxReader, count: number): string {
  return Array.from({ length: count }, () => reader.u8().toString(16).padStart(2, '0')).join('')
}

function vp9(reader: BoxReader): string {
  const [profile, level] = [reader.u8(), reader.u8()]
  return `vp09.${two(profile)}.${two(level)}.${two(reader.u8() >> 4)}`
}

function av1(reader: BoxReader): string {
  const [first, second] = [reader.u8(), reader.u8()]
  const isDeep = (second & 0x40) !== 0
  const depth = isDeep ? ((second & 0x20) !== 0 ? 12 : 10) : 8
  return `av01.${first >> 5}.${two(first & 0x1f)}${(second & 0x80) === 0 ? 'M' : 'H'}.${two(depth)}`
}

/** Descriptors of MPEG-4 part 1: ES (3), in it DecoderConfig (4), in it the AAC profile (5). */
function aac(reader: BoxReader): string {
  descriptor(reader, 3)
  const flags = reader.skip(2).u8()
  // A dependency, an address or a clock stands before the configuration.
  if ((flags & 0xe0) !== 0) refuseMedia('codec')
  descriptor(reader, 4)
  const object = reader.u8()
  if (object !== 0x40) refuseMedia('codec')
  reader.skip(12)
  descriptor(reader, 5)
  const word = reader.u16()
  const profile = word >> 11
  return `mp4a.40.${profile === 31 ? 32 + ((word >> 5) & 0x3f) : profile}`
}

/** Steps into the descriptor of a tag; its length is written seven bits a byte. */
function descriptor(reader: BoxReader, tag: number): void {
  if (reader.u8() !== tag) refuseMedia('damaged')
  for (let read = 0; read < 4; read += 1) if (reader.u8() < 0x80) return
}
