import type { ManifestBreak } from '#contract/rules/video/compareSplices.ts'
import { readSpliceSection } from '#contract/rules/video/files/spliceSection.ts'
import { breaksOf, bytesOf, TICKS_MS, type Cue } from './breaksOf.ts'

const TAG = /^#(EXT[\dA-Z-]*)(?::(.*))?$/
const ATTRIBUTE = /([\dA-Z-]+)=(?:"([^"]*)"|([^,]*))/g

type Attributes = Readonly<Partial<Record<string, string>>>
/** When of what plays a wall clock is shown. */
type Clock = { at: number; date: number }
type Playlist = { clocks: Clock[]; ranges: Attributes[]; marks: Cue[]; sections: Cue[] }

/**
 * Breaks of an HLS playlist: its date ranges with SCTE-35 (RFC 8216, 4.3.2.7.1), else the marks of the packagers, else
 * the sections that stand beside those. 'playlists' for one that names playlists alone, undefined for what is none.
 */
export function readPlaylist(text: string): ManifestBreak[] | 'playlists' | undefined {
  if (!text.startsWith('#EXTM3U')) return undefined
  if (/^#EXT-X-STREAM-INF:/m.test(text)) return 'playlists'
  const { clocks, ranges, marks, sections } = readLines(text)
  const byDate = clocks.filter(({ date }) => !Number.isNaN(date)).toSorted((one, other) => one.date - other.date)
  const dated = ranges.flatMap((range) => cuesOf(range, byDate))
  return breaksOf([dated, marks, sections].find(({ length }) => length > 0) ?? [])
}

function readLines(text: string): Playlist {
  const read: Playlist = { clocks: [], ranges: [], marks: [], sections: [] }
  let [at, long] = [0, 0]
  for (const line of text.split(/\r?\n/)) {
    const [, tag, value = ''] = TAG.exec(line) ?? []
    if (tag !== undefined) takeTag(read, tag, value, at)
    if (tag === 'EXTINF') long = msOf(value) ?? 0
    if (line.trim() === '' || line.startsWith('#')) continue
    at += long
    long = 0
  }
  return read
}

function takeTag(read: Playlist, tag: string, value: string, at: number): void {
  if (tag === 'EXT-X-PROGRAM-DATE-TIME') read.clocks.push({ at, date: Date.parse(value) })
  else if (tag === 'EXT-X-DATERANGE') read.ranges.push(attributesOf(value))
  else if (tag === 'EXT-X-CUE-OUT')
    read.marks.push({ event: '', isOut: true, at, dur: msOf(attributesOf(value).DURATION ?? value) })
  else if (tag === 'EXT-X-CUE-IN') read.marks.push({ event: '', isOut: false, at, dur: undefined })
  else if (tag === 'EXT-X-SCTE35' || tag === 'EXT-OATCLS-SCTE35') {
    const cue = readSpliceSection(bytesOf(attributesOf(value).CUE ?? value))
    if (cue) read.sections.push({ ...cue, at, dur: msOfTicks(cue.duration) })
  }
}

/** What a date range says: that a break begins, and when; that it is over; or both. */
function cuesOf(range: Attributes, clocks: readonly Clock[]): Cue[] {
  const event = range.ID ?? ''
  const start = placeOf(range['START-DATE'], clocks)
  const end = placeOf(range['END-DATE'], clocks)
  const told = msOf(range.DURATION)
  if (range['SCTE35-IN'] !== undefined) return [{ event, isOut: false, at: end ?? start + (told ?? 0), dur: undefined }]
  const section = range['SCTE35-OUT'] ?? range['SCTE35-CMD']
  if (section === undefined) return []
  const cue = readSpliceSection(bytesOfHex(section))
  const isOut = range['SCTE35-OUT'] !== undefined || cue?.isOut
  if (isOut === undefined) return []
  const planned = msOfTicks(cue?.duration) ?? msOf(range['PLANNED-DURATION'])
  return [{ event, isOut, at: start, dur: told ?? (Number.isFinite(end) ? end - start : planned) }]
}

/** When of what plays a date is, by the last clock up to it, or by the first; NaN where none is shown. */
function placeOf(date: string | undefined, clocks: readonly Clock[]): number {
  const wanted = Date.parse(date ?? '')
  let [low, high] = [0, clocks.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((clocks[middle]?.date ?? Infinity) <= wanted) low = middle
    else high = middle
  }
  const clock = clocks[low]
  return clock ? clock.at + wanted - clock.date : NaN
}

const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, quoted, plain]) => [name, quoted ?? plain]))

const bytesOfHex = (text: string) =>
  Uint8Array.from(text.replace(/^0x/i, '').match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16))

const msOfTicks = (ticks: number | undefined) => (ticks === undefined ? undefined : ticks / TICKS_MS)

function msOf(seconds: string | undefined): number | undefined {
  const value = Number.parseFloat(seconds ?? '')
  return value >= 0 ? value * 1_000 : undefined
}
