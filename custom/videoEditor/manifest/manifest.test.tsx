import { expect, it } from 'vitest'
import { readEvents } from './readEvents.ts'
import { readManifest } from './readManifest.ts'

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
