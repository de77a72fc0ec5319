import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCaptions } from './captions.ts'

describe('captions in a file', () => {
  it('are read from WebVTT, without notes, styles, names of captions and marks', () => {
    const { captions, problems } = readCaptions(
      [
        '\uFEFFWEBVTT - Harbour',
        '',
        'STYLE',
        '::cue { color: red }',
        '',
        'last',
        '00:12.500 --> 00:14.000 line:0 position:20%',
        '<v Ilham><i>He was</i> on',
        'the last ferry &amp; more.',
        '',
        'NOTE nothing of it is said',
        '',
        '01:00:00.000 --> 01:00:01.000',
        'அவன் கடைசிப் படகில்',
      ].join('\n'),
    )
    expect(problems).toEqual([])
    expect(captions).toEqual([
      { start: 12_500, end: 14_000, text: 'He was on the last ferry & more.' },
      { start: 3_600_000, end: 3_601_000, text: 'அவன் கடைசிப் படகில்' },
    ])
  })

  it('are read from SubRip, and put in the order of time', () => {
    const text =
      '2\r\n00:00:05,000 --> 00:00:06,000\r\nLater\r\n\r\n1\r\n00:00:01,000 --> 00:00:02,000\r\n{\\an8}First\r\n'
    expect(readCaptions(text).captions.map((one) => one.text)).toEqual(['First', 'Later'])
  })

  it('whose times cannot be are told by line, and the others are read', () => {
    const text =
      'WEBVTT\n\n00:61.000 --> 00:62.000\nA\n\n00:05.000 --> 00:04.000\nB\n\nx --> y\nC\n\n00:01.000 --> 00:02.000\nD'
    expect(readCaptions(text)).toEqual({
      captions: [{ start: 1_000, end: 2_000, text: 'D' }],
      problems: [
        { line: 3, reason: 'time' },
        { line: 6, reason: 'reversed' },
        { line: 9, reason: 'time' },
      ],
    })
  })

  it('are none in any other text, however it is made', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        for (const { start, end, text: said } of readCaptions(text).captions) {
          expect(end).toBeGreaterThan(start)
          expect(said).not.toBe('')
        }
      }),
    )
  })
})
