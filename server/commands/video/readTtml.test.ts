import { expect, it } from 'vitest'
import { isTtml, readTtml } from './readTtml.ts'

const tt = (body: string, attributes = '') =>
  `<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ${attributes}>\n<head/><body>${body}</body></tt>`
const captionsOf = (body: string, attributes?: string) =>
  readTtml(tt(body, attributes))?.captions.map(({ start, end, text }) => [start, end, text])

it('captions of TTML are read in the order of time, without their styles', () => {
  expect(
    captionsOf(
      '<div><p begin="5s" dur="1500ms">Second<br/>line &amp; <span tts:color="red" xmlns:tts="t">more</span></p>' +
        '<p begin="00:00:02.040" end="00:00:04">படகு</p><p begin="9s" end="10s"> </p></div>',
    ),
  ).toEqual([
    [2_040, 4_000, 'படகு'],
    [5_000, 6_500, 'Second line & more'],
  ])
})

it('times count in frames and ticks of the file, and from those of the elements around', () => {
  const rate = 'ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001" ttp:tickRate="10000000"'
  expect(captionsOf('<p begin="00:00:01:15" end="60f">A</p><p begin="30000000t" end="4s">B</p>', rate)).toEqual([
    [1_501, 2_002, 'A'],
    [3_000, 4_000, 'B'],
  ])
  expect(captionsOf('<div begin="10s" end="20s"><p begin="1s" end="3s">A</p><p begin="5s">B</p></div>')).toEqual([
    [11_000, 13_000, 'A'],
    [15_000, 20_000, 'B'],
  ])
})

it('paragraphs without times that can be are told by their line; what is no TTML is none', () => {
  const read = readTtml(tt('\n<p begin="4s" end="2s">A</p>\n<p begin="soon" end="2s">B</p>\n<p>C</p>'))
  expect(read).toEqual({
    captions: [],
    problems: [
      { line: 4, reason: 'reversed' },
      { line: 5, reason: 'time' },
      { line: 6, reason: 'time' },
    ],
  })
  for (const text of [
    '<tt><p',
    '<html><p begin="1s" end="2s">A</p></html>',
    '<!DOCTYPE x [<!ENTITY a "b">]><tt>&a;</tt>',
  ])
    expect(readTtml(text)).toBeUndefined()
  expect([isTtml('\uFEFF<?xml version="1.0"?>'), isTtml('<tt:tt xmlns:tt="x">'), isTtml('WEBVTT\n\n<tt')]).toEqual([
    ...[true, true, false],
  ])
})
