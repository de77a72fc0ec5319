import { describe, expect, it } from 'vitest'
import { textOf } from '#kit/parts/files/textOf.ts'
import { wholeOf } from '#contract/rules/video/editList.ts'
import { FPS_30 } from '#contract/rules/time/frameRate.ts'
import { EDIT_NAME_LENGTH } from '#contract/values/video.ts'
import { estimateOf, mp4Request } from '../jobs/cutRequest.ts'
import { hitsOf } from '../search/hitsOf.ts'
import { cutPoints, snapped } from './cutPoints.ts'
import { commandOf, fileOf, kindOf } from './editFiles.ts'
import { actionOf, chordOf, DEFAULT_KEYS, KEY_ACTIONS, keymapFrom, ownKeys, takenBy } from './keymap.ts'
import { framesOn, rulerStep, zoomSpans } from './ruler.ts'
import { readSprites } from './sprites.ts'
import { videoOf } from './videoTitle.ts'
import { columnsOf, levelFor } from './wave.ts'

const key = (name: string, held: Partial<KeyboardEvent> = {}) => ({
  ...{ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...held,
})
const list = wholeOf({ asset: { cty: 'movie', id: 'm' }, rate: FPS_30, length: 900 })

describe('keys of the video editor', () => {
  it('are one for each act, and read as they are pressed', () => {
    const chords = KEY_ACTIONS.map((action) => DEFAULT_KEYS[action].toLowerCase())
    expect(new Set(chords).size).toBe(chords.length)
    expect(actionOf(DEFAULT_KEYS, key(' '))).toBe('play')
    expect(actionOf(DEFAULT_KEYS, key('i'))).toBe('markIn')
    expect(actionOf(DEFAULT_KEYS, key('I', { shiftKey: true }))).toBe('goIn')
    expect(actionOf(DEFAULT_KEYS, key('<', { shiftKey: true }))).toBe('tenBack')
    expect(actionOf(DEFAULT_KEYS, key('z', { metaKey: true }))).toBe('undo')
    expect(chordOf(key('Shift', { shiftKey: true }))).toBeUndefined()
  })

  it('are as somebody has set them; what is no key of ours stays as everybody has it', () => {
    const keymap = keymapFrom({ split: 'Alt+S', play: 'not a key', nothing: 'X', markIn: 7 })
    expect(ownKeys(keymap)).toEqual({ split: 'Alt+S' })
    expect(takenBy(keymap, 'join', 'i')).toBe('markIn')
    expect(takenBy(keymap, 'join', 'B')).toBeUndefined()
    expect(keymapFrom('hostile')).toEqual(DEFAULT_KEYS)
  })
})

describe('the timeline of a film', () => {
  it('has labels that have room, on whole seconds or frames', () => {
    expect(rulerStep(1, FPS_30)).toEqual({ label: 150, tick: 30 })
    expect(rulerStep(100, FPS_30)).toEqual({ label: 1, tick: 1 })
    expect(framesOn(150, 10, 500)).toEqual([150, 300, 450])
    expect(zoomSpans({ rate: FPS_30, length: 900 })).toEqual([30, 60, 150, 300, 900])
  })

  it('snaps to the nearest cut that is near enough', () => {
    const points = cutPoints({ ...list, breaks: [{ id: 'b', at: 300, dur: 1, ap: 'mid' }] })
    expect(points).toEqual([0, 300])
    expect(snapped(290, points, 20)).toBe(300)
    expect(snapped(270, points, 20)).toBe(270)
  })

  it('shows the sound by the level that has a stretch for each px, and its least and greatest', () => {
    const wave = { perSecond: 10, peaks: [-127, 0, 0, 127, -10, 10, 0, 0], level: 2, levels: 4 }
    expect(levelFor(wave, 1)).toBe(3)
    expect(levelFor(wave, 1_000)).toBe(0)
    expect(columnsOf(wave, { from: 0, perPx: 0.2, count: 2 })).toEqual([
      [-1, 1],
      [-10 / 127, 10 / 127],
    ])
  })

  it('reads its pictures from WebVTT', () => {
    const vtt = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n../w/sheet-0.jpg#xywh=160,90,160,90\n'
    const sheet = 'http://s/media/w/sheet-0.jpg'
    expect(readSprites(vtt, (path) => `http://s${path}`)).toEqual([
      { sheet, x: 160, y: 90, width: 160, height: 90, every: 2_000 },
    ])
    expect(readSprites('<html>', String)).toEqual([])
  })
})

describe('a title to cut', () => {
  const video = { codec: 'avc1', dur: 1, size: 10, rate: FPS_30, frames: 900, keyframes: 1 }

  it('is the picture that was asked for, else its own, and none without a picture', () => {
    const title = { id: 'm', cty: 'movie', name: 'M', lon: [] }
    const audio = { codec: 'mp4a', dur: 1, size: 5 }
    const variants = [
      { vrt: 'hd', video },
      { video, audio },
    ]
    expect(videoOf(title, variants, 'hd')).toMatchObject({
      vrt: 'hd',
      bytes: { picture: 10, sound: 5 },
      hasSound: true,
    })
    expect(videoOf(title, variants)).toMatchObject({ vrt: undefined, length: 900 })
    expect(videoOf(title, [{ audio }])).toBeUndefined()
  })

  it('takes cuts from files, whatever they are called, as one command', () => {
    const { text, name } = fileOf('edl', list, { title: 'A/B', nameOf: String })
    expect([name, kindOf('x.txt', text), kindOf('a.csv', 'event_id,…'), kindOf('a.csv', 'in,out')]).toEqual([
      ...['A-B.edl', 'edl', 'splices', 'csv'],
    ])
    expect(commandOf('edl', text, list, 'f')).toMatchObject({
      ...{ count: 1, problems: [], command: { kind: 'take', list: { segs: [{ id: 'f-0', in: 0, out: 900 }] } } },
    })
    expect(commandOf('chapters', 'nothing', list, 'f').command).toBeUndefined()
    const hostile = `a\u0000b${'😀'.repeat(900)},0:01,0:02`
    expect(commandOf('csv', hostile, list, 'f')).toMatchObject({
      command: { list: { segs: [{ label: `a b${'😀'.repeat(EDIT_NAME_LENGTH - 3)}` }] } },
    })
  })

  it('comes from a spreadsheet as from an editor: UTF-16 of both orders says the same as UTF-8', async () => {
    const text = fileOf('csv', list, { title: 'M', nameOf: String }).text.replace(/^\uFEFF/, '')
    const little = Buffer.from(`\uFEFF${text}`, 'utf16le')
    const big = Buffer.from(little).swap16()
    const texts = await Promise.all([little, big, Buffer.from(text)].map((bytes) => textOf(new Blob([bytes]))))
    expect(texts).toEqual([text, text, text])
    expect(commandOf('csv', texts[0] ?? '', list, 'f').problems).toEqual([])
  })
})

describe('what is made of a list', () => {
  it('is told to be as large as what is kept, or as the quality allows, with the sound that all cuts get', () => {
    const source = { bytes: { picture: 30_000_000, sound: 200_000 } }
    const sizeOf = (quality: 'SD' | 'Full HD', isExact: boolean, from: { bytes: typeof source.bytes } = source) =>
      Math.round(estimateOf(list, from, quality, { isExact, early: 0 }) / 1_000)
    expect(sizeOf('SD', false)).toBe(30_221)
    expect(sizeOf('SD', true)).toBe(5_001)
    // Films smaller than the quality stay so; their sound does not.
    expect(sizeOf('Full HD', true, { bytes: { picture: 100_000, sound: 100_000 } })).toBe(601)
    expect(estimateOf(list, source, 'SD', { isExact: false, early: 900 })).toBe(2 * 30_221_000)
    expect(estimateOf({ ...list, segs: [] }, source, 'HD', { isExact: true, early: 0 })).toBe(0)
  })

  it('has a name for each file by the pattern, where each part becomes one', () => {
    const many = { ...list, output: 'many' as const, names: '{label} of {title}' }
    const wanted = { title: 'Harbour', lang: 'en', isExact: true }
    expect(mp4Request(many, 'HD', wanted).smil.map(({ name }) => name)).toEqual(['of Harbour'])
    expect(mp4Request(list, 'HD', wanted).smil[0]).not.toHaveProperty('name')
  })

  it('may be what a search has found, within the frames of the title', () => {
    const hit = (start: number, end: number) => ({ id: 'm', key: 'm', start, end, score: 0.5 })
    const found = hitsOf([hit(1_000, 2_000), hit(29_000, 99_000), hit(40_000, 50_000)], list, 'rain')
    expect(found.map((one) => [one.in, one.out])).toEqual([
      [30, 60],
      [870, 900],
    ])
  })
})
