import { expect, it } from 'vitest'
import { areKeysEnough, sheetsOf, thumbnailsVtt, tilesOf } from './tiles.ts'

it('a picture each two seconds, each ten of long films, in sheets of a hundred', () => {
  const short = tilesOf(60_000, { width: 320, height: 180 })
  expect(short).toMatchObject({ every: 2_000, width: 160, height: 90, count: 30 })
  expect(sheetsOf(short)).toBe(1)
  const long = tilesOf(7_200_000, { width: 640, height: 480 })
  expect(long).toMatchObject({ every: 10_000, height: 120, count: 720 })
  expect(sheetsOf(long)).toBe(8)
})

it('WebVTT names the place of each picture in its sheet, and ends with the film', () => {
  const text = thumbnailsVtt(tilesOf(243_000, { width: 16, height: 9 }), 243_000, (sheet) => `tiles-${sheet}.jpg`)
  const cues = text.trim().split('\n\n')
  expect(cues[0]).toBe('WEBVTT')
  expect(cues[1]).toBe('00:00:00.000 --> 00:00:02.000\ntiles-0.jpg#xywh=0,0,160,90')
  expect(cues[12]).toBe('00:00:22.000 --> 00:00:24.000\ntiles-0.jpg#xywh=160,90,160,90')
  expect(cues.at(-1)).toBe('00:04:02.000 --> 00:04:03.000\ntiles-1.jpg#xywh=160,180,160,90')
})

it('keyframes alone are enough where a picture has four of them to choose from, all along', () => {
  const timescale = 1_000
  const keysEach = (ms: number) => Array.from({ length: 100 }, (_, nth) => nth * ms)
  const [short, long] = [tilesOf(60_000, {}), tilesOf(7_200_000, {})]
  expect(areKeysEnough(long, { keys: keysEach(2_000), timescale })).toBe(true)
  expect(areKeysEnough(short, { keys: keysEach(2_000), timescale })).toBe(false)
  expect(areKeysEnough(long, { keys: [...keysEach(2_000), 203_000], timescale })).toBe(false)
  expect(areKeysEnough(long, { keys: [0], timescale })).toBe(false)
})
