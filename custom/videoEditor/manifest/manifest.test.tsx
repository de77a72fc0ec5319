import { expect, it } from 'vitest'
import { readEvents } from './readEvents.ts'
import { readManifest } from './readManifest.ts'
import { readPlaylist } from './readPlaylist.ts'

/** The splice insert of the standard (SCTE 35, section 14): a break of 60.294 s. */
const INSERT = '/DAvAAAAAAAA///wFAVIAACPf+/+c2nALv4AUsz1AAAAAAAKAAhDVUVJAAABNWLbowo='

const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" xmlns:scte35="http://www.scte.org/schemas/35/2016" type="static" profiles="urn:mpeg:dash:profile:isoff-live:2011" mediaPresentationDuration="PT1H0M0S">
  <Period id="1" start="PT0S" duration="PT10M">
    <EventStream schemeIdUri="urn:scte:scte35:2014:xml+bin" timescale="90000" presentationTimeOffset="900000">
      <Event presentationTime="1800000" duration="2700000" id="1"><scte35:Signal><scte35:Binary>${INSERT}</scte35:Binary></scte35:Signal></Event>
      <Event presentationTime="2700000" id="2"><scte35:Signal><scte35:Binary>not base64!</scte35:Binary></scte35:Signal></Event>
    </EventStream>
    <EventStream schemeIdUri="urn:example:other" timescale="1"><Event presentationTime="1" /></EventStream>
  </Period>
  <Period id="2">
    <EventStream schemeIdUri="urn:scte:scte35:2013:xml" timescale="1000">
      <Event presentationTime="5000" id="7"><scte35:SpliceInfoSection><scte35:SpliceInsert spliceEventId="7" outOfNetworkIndicator="true"/></scte35:SpliceInfoSection></Event>
      <Event presentationTime="35000" id="8"><scte35:SpliceInfoSection><scte35:SpliceInsert spliceEventId="7" outOfNetworkIndicator="false"/></scte35:SpliceInfoSection></Event>
    </EventStream>
  </Period>
</MPD>`

it('breaks of a manifest are those of its event streams of SCTE-35, in its own time', () => {
  expect(readManifest(manifest)).toEqual([
    { at: 10_000, dur: 60_294 },
    { at: 605_000, dur: 30_000 },
  ])
  expect(readManifest('<MPD/>')).toEqual([])
  for (const text of ['', '{}', '<smil/>', manifest.slice(0, 400)]) expect(readManifest(text)).toBeUndefined()
})

const playlist = (...lines: string[]) => ['#EXTM3U', '#EXT-X-TARGETDURATION:10', ...lines].join('\r\n')
const segments = (count: number) => Array.from({ length: count }, () => '#EXTINF:10,\nsegment.ts').join('\n')
const hex = `0x${[...atob(INSERT)].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')}`

it('breaks of an HLS playlist are its date ranges by the clock of the playlist', () => {
  const text = playlist(
    '#EXT-X-PROGRAM-DATE-TIME:2026-05-04T10:00:00Z',
    segments(3),
    `#EXT-X-DATERANGE:ID="1",START-DATE="2026-05-04T10:00:12.5Z",PLANNED-DURATION=20,SCTE35-OUT=${hex}`,
    '#EXT-X-DATERANGE:ID="2",START-DATE="2026-05-04T10:30:05Z",DURATION=15,SCTE35-OUT=0xFC',
    '#EXT-X-DATERANGE:ID="3",START-DATE="2026-05-04T10:30:30Z",SCTE35-OUT=0xFC',
    '#EXT-X-DATERANGE:ID="3",START-DATE="2026-05-04T10:30:30Z",END-DATE="2026-05-04T10:31:00Z",SCTE35-IN=0xFC',
    '#EXT-X-DATERANGE:ID="4",START-DATE="2026-05-04T10:30:40Z",CLASS="com.example,other"',
    `#EXT-X-DATERANGE:ID="5",START-DATE="2026-05-04T10:32:00Z",SCTE35-CMD=${hex}`,
    '#EXT-X-DATERANGE:ID="6",START-DATE="never",SCTE35-OUT=0xFC',
    '#EXT-X-PROGRAM-DATE-TIME:2026-05-04T10:30:00Z',
    segments(3),
    '#EXT-X-CUE-OUT:30',
    segments(1),
  )
  expect(readPlaylist(text)).toEqual([
    { at: 12_500, dur: 60_294 },
    { at: 35_000, dur: 15_000 },
    { at: 60_000, dur: 30_000 },
    { at: 150_000, dur: 60_294 },
  ])
})

it('without those they are the marks of the packagers, else the sections beside them, by the lengths of the segments', () => {
  const [out, on, back] = ['#EXT-X-CUE-OUT:DURATION=20.5', '#EXT-X-CUE-OUT-CONT:ElapsedTime=10', '#EXT-X-CUE-IN']
  const cue = `#EXT-OATCLS-SCTE35:${INSERT}`
  const marked = playlist(
    segments(2),
    cue,
    out,
    segments(1),
    on,
    segments(1),
    back,
    '#EXT-X-CUE-OUT',
    segments(3),
    back,
  )
  expect(readPlaylist(marked)).toEqual([
    { at: 20_000, dur: 20_500 },
    { at: 40_000, dur: 30_000 },
  ])
  expect(readPlaylist(playlist(segments(1), cue))).toEqual([{ at: 10_000, dur: 60_294 }])
  expect(readPlaylist(playlist(segments(1), '#EXT-X-CUE-OUT', '#EXTINF:x,', '#EXT-OATCLS-SCTE35:not base64!'))).toEqual(
    [{ at: 10_000 }],
  )
  expect(readPlaylist(playlist('#EXT-X-STREAM-INF:BANDWIDTH=1', 'low.m3u8'))).toBe('playlists')
  for (const text of ['', manifest, 'segment.ts']) expect(readPlaylist(text)).toBeUndefined()
})

/** A box of ISO base media. */
function box(name: string, ...parts: (readonly number[])[]): number[] {
  const body = parts.flat()
  return [...word(body.length + 8), ...letters(name), ...body]
}
const word = (value: number) => [24, 16, 8, 0].map((by) => (value >>> by) & 255)
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const section = letters(atob(INSERT))
const SCHEME = [...letters('urn:scte:scte35:2013:bin'), 0, 0]

it('breaks inside of a fragmented MP4 are its event messages, from their segment on or in the time of the film', () => {
  const first = box('emsg', [0, 0, 0, 0], SCHEME, word(1_000), word(500), word(0), word(1), section)
  const later = box('emsg', [1, 0, 0, 0], word(90_000), word(0), word(8_100_000), word(0), word(2), SCHEME, section)
  const other = box('emsg', [0, 0, 0, 0], [...letters('urn:x'), 0, 0], word(1), word(0), word(0), word(3), section)
  const index = box('sidx', [0, 0, 0, 0], word(1), word(30), word(300), word(0), word(0))
  const file = Uint8Array.from([...box('ftyp', letters('isom')), ...index, ...first, ...later, ...other])
  expect(readEvents(file)).toEqual([
    { at: 10_500, dur: 60_294 },
    { at: 90_000, dur: 60_294 },
  ])
})

it('hostile files say nothing, and end', () => {
  expect(readEvents(new Uint8Array(4))).toBeUndefined()
  expect(readEvents(Uint8Array.from(letters('not an mp4 at all')))).toBeUndefined()
  expect(readEvents(Uint8Array.from([...box('emsg', [0, 0, 0, 0], letters('endless')), ...word(0xffffffff)]))).toEqual(
    [],
  )
  expect(readEvents(Uint8Array.from([...word(1), ...letters('emsg'), ...word(0), ...word(0)]))).toBeUndefined()
})
