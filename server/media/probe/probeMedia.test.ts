import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { SAMPLES } from '../../seed/build/media/samples.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { MEDIA_REASON_TEXTS, type MediaReason } from '#contract/values/media.ts'
import { boxesIn, type Box } from './boxes.ts'
import { isSteady } from './frameRate.ts'
import { probeMedia } from './probeMedia.ts'

const folder = join(import.meta.dirname, '../../seed/media')
const sample = (name: string) => readFileSync(join(folder, `${name}.mp4`))
const probe = (bytes: Buffer) =>
  probeMedia({ size: bytes.length, read: async (start, length) => bytes.subarray(start, start + length) })

async function reasonOf(bytes: Buffer): Promise<MediaReason | 'taken'> {
  try {
    await probe(bytes)
    return 'taken'
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return error.details.fields?.[0]?.keyword as MediaReason
  }
}

const tops = (bytes: Buffer): Box[] => boxesIn(bytes, 0, bytes.length)
const top = (bytes: Buffer, type: string): Box => {
  const found = tops(bytes).find((box) => box.type === type)
  if (!found) throw new Error(`no ${type}`)
  return found
}
/** The same bytes with one place written over. */
function changed(bytes: Buffer, at: number, write: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes)
  write(copy.subarray(at))
  return copy
}
const without = (bytes: Buffer, type: string) =>
  Buffer.concat(
    tops(bytes)
      .filter((box) => box.type !== type)
      .map(({ start, to }) => bytes.subarray(start, to)),
  )
const renamed = (bytes: Buffer, from: string, to: string) => {
  const at = bytes.indexOf(from, 0, 'latin1')
  return changed(bytes, at, (copy) => void copy.write(to, 'latin1'))
}

/** The same with each sample of one fragment lasting so many ticks. */
function lasting(bytes: Buffer, fragment: number, ticks: number): Buffer {
  let at = -1
  for (let nth = 0; nth <= fragment; nth += 1) at = bytes.indexOf('tfhd', at + 1, 'latin1')
  return changed(bytes, at + 12, (copy) => void copy.writeUInt32BE(ticks))
}

describe('what a file of media is', () => {
  test.each(SAMPLES)('$name: its rate, length and keyframes are read from the boxes', async ({ name, rate, ...of }) => {
    const facts = await probe(sample(`${name}-video`))
    expect(facts).toMatchObject({
      kind: 'video',
      rate: { num: rate[0], den: rate[1] },
      width: 320,
      height: 180,
      start: 0,
    })
    expect(facts.codec).toMatch(/^avc1\.4d40/)
    const ticks = (facts.timescale * rate[1]) / rate[0]
    expect(facts.duration).toBe(of.frames * ticks)
    expect(facts.keys).toEqual(Array.from({ length: of.frames / of.gop }, (_, nth) => nth * of.gop * ticks))
  })

  it('is one of a steady rate though parts of it were joined, each with a frame of another length', () => {
    const joined = (parts: number) => ({
      samples: parts * 24,
      steps: new Map([
        [1001, parts * 23],
        [733, parts],
      ]),
    })
    expect([joined(3), joined(500)].map(isSteady)).toEqual([true, true])
    expect(
      isSteady({
        samples: 100,
        steps: new Map([
          [33, 48],
          [34, 51],
          [35, 1],
        ]),
      }),
    ).toBe(true)
    expect(
      isSteady({
        samples: 100,
        steps: new Map([
          [33, 60],
          [66, 40],
        ]),
      }),
    ).toBe(false)
  })

  test.each(SAMPLES)('$name: its sound lasts as long as its picture', async ({ name, rate, frames }) => {
    const facts = await probe(sample(`${name}-audio`))
    expect(facts).toMatchObject({ kind: 'audio', codec: 'mp4a.40.2', sampleRate: 48_000 })
    expect(Math.abs(facts.duration / facts.timescale - (frames * rate[1]) / rate[0])).toBeLessThan(0.1)
  })
})

describe('a file that is not what it claims is refused with its reason', () => {
  const bumper = sample('bumper-video')
  const moov = top(bumper, 'moov')
  const cases: [string, () => Buffer, MediaReason][] = [
    ['nothing at all', () => Buffer.alloc(0), 'empty'],
    ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n and more'), 'notMp4'],
    ['an MP4 whose samples stand in the moov', () => renamed(bumper, 'mvex', 'free'), 'notFragmented'],
    ['one that begins with its samples', () => without(without(bumper, 'moov'), 'moof'), 'damaged'],
    ['one without an index', () => without(bumper, 'sidx'), 'noIndex'],
    ['one with the beginning alone', () => bumper.subarray(0, moov.to), 'noIndex'],
    ['one of another codec', () => renamed(bumper, 'avc1', 'mp4v'), 'codec'],
    ['an encrypted one', () => renamed(bumper, 'avc1', 'encv'), 'encrypted'],
    ['one of subtitles', () => renamed(bumper, 'vide', 'subt'), 'noTrack'],
    ['one that is cut off', () => bumper.subarray(0, Math.floor(bumper.length / 2)), 'truncated'],
    ['one whose frames do not all last alike', () => lasting(lasting(bumper, 1, 400), 3, 300), 'variableRate'],
    [
      'one whose index names a longer piece',
      () => changed(bumper, top(bumper, 'sidx').from + 32, (copy) => copy.writeUInt32BE(copy.readUInt32BE() + 64)),
      'damaged',
    ],
    [
      'one whose index leads to further ones',
      () => changed(bumper, top(bumper, 'sidx').from + 32, (copy) => copy.writeUInt8(0x80)),
      'severalIndexes',
    ],
    [
      'one whose index names no pieces',
      () => changed(bumper, top(bumper, 'sidx').from + 30, (copy) => copy.writeUInt16BE(0)),
      'damaged',
    ],
    [
      'one with a fragment that no index names',
      () => {
        const [first] = tops(bumper).filter(({ type }) => type === 'moof')
        return Buffer.concat([bumper, bumper.subarray(first?.start, first?.to)])
      },
      'severalIndexes',
    ],
  ]
  test.each(cases)('%s', async (_what, bytes, reason) => {
    expect(await reasonOf(bytes())).toBe(reason)
    expect(MEDIA_REASON_TEXTS[reason]).toMatch(/\.$/)
  })

  it('a size that cannot be is never believed, wherever it stands', async () => {
    const places = [
      ...tops(bumper).map(({ start }) => start),
      ...boxesIn(bumper, moov.from, moov.to).map(({ start }) => start),
    ]
    for (const at of places) {
      for (const size of [0, 1, 7, 0x7fff_ffff, 0xffff_ffff]) {
        const reason = await reasonOf(changed(bumper, at, (copy) => copy.writeUInt32BE(size)))
        expect(['damaged', 'truncated', 'notMp4', 'noIndex', 'severalIndexes'], `${size} at ${at}`).toContain(reason)
      }
    }
  })

  it('bytes that were changed anywhere end in facts or a reason, never in a fault', async () => {
    const head = top(bumper, 'moof').to
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(head - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        fc.nat(bumper.length),
        async (changes, length) => {
          const copy = Buffer.from(bumper)
          for (const [at, value] of changes) copy[at] = value
          await reasonOf(copy)
          await reasonOf(copy.subarray(0, length))
        },
      ),
      { numRuns: 300 },
    )
  })
})
