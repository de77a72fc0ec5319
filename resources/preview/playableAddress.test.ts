import { describe, expect, it } from 'vitest'
import { playableAddress } from './playableAddress.ts'
import { externalImages, previewImages, shapeOf } from './previewImages.ts'

const origin = 'https://console.example'
const of = (record: object) => playableAddress({ ...record }, origin)

describe('what a preview may play', () => {
  it('is a film on this very server, wherever the record names it', () => {
    expect(of({ media_assets: [{ file_uri: '/media/a.mp4' }] })).toBe('https://console.example/media/a.mp4')
    expect(of({ device_links: [{ cu: 'https://console.example/b.webm?t=1' }] })).toBe(
      'https://console.example/b.webm?t=1',
    )
  })

  it.each([
    'https://elsewhere.example/a.mp4',
    '//elsewhere.example/a.mp4',
    'javascript:alert(1)//.mp4',
    'https://console.example.evil.example/a.mp4',
    'https://console.example/a.mpd',
    'a.mp4',
    'file:///a.mp4',
    '',
    7,
    null,
  ])('is never %s', (address) => {
    expect(of({ media_assets: [{ file_uri: address }], device_links: [{ lnk: address }] })).toBeUndefined()
  })

  it('is nothing where the record has other shapes', () => {
    for (const record of [{}, { media_assets: 'x' }, { media_assets: [null, 'x', {}] }])
      expect(of(record)).toBeUndefined()
  })
})

describe('pictures of a preview', () => {
  it('begin with the poster, and leave out names that are none', () => {
    expect(previewImages({ ia: ['0-3x1-Banner', 'x', '0-16x9'] }).map(({ name }) => name)).toEqual([
      '0-16x9',
      '0-3x1-Banner',
    ])
  })

  it('of other systems are their addresses', () => {
    expect(externalImages({ ex_ia: [{ u: 'https://a.example/1.jpg' }, {}, 3] })).toEqual(['https://a.example/1.jpg'])
    expect(externalImages({})).toEqual([])
  })

  it('have the shape of their ratio', () => {
    expect(shapeOf('3x1')).toBe(3)
    expect(shapeOf('odd')).toBeCloseTo(16 / 9)
  })
})
