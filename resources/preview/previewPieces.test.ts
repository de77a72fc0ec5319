import { describe, expect, it } from 'vitest'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { hasStoredMedia } from './hasStoredMedia.ts'
import { previewPieces } from './previewPieces.ts'

const piecesOf = (record: object) => previewPieces({ key: 'own', ...record } as unknown as ContentRecord)

const ADVERT = '0198c0de-0000-7000-8000-000000000001'

describe('what a preview plays', () => {
  it('is the media as a whole where a title has no segments', () => {
    expect(piecesOf({})).toEqual([{ key: 'own', start: 0 }])
    expect(piecesOf({ sg: [{ seg_ty: 'vod' }] })).toEqual([{ key: 'own', start: 0 }])
  })

  it('is its segments in their order, ads from their own titles included', () => {
    const sg = [
      { seg_ty: 'vod', sp: 0, ep: 20_000 },
      { seg_ty: 'ad', sp: 0, ep: 10_000, ctkey: ADVERT, vrt: 'short' },
    ]
    expect(piecesOf({ sg })).toEqual([
      { key: 'own', start: 0, end: 20_000 },
      { key: ADVERT, start: 0, end: 10_000, vrt: 'short' },
    ])
  })

  it('needs media that lies in the own storage', () => {
    expect(hasStoredMedia({ media_assets: [{ file_uri: 's3://vault/film.mp4' }] })).toBe(false)
    expect(hasStoredMedia({ media_assets: [{ file_uri: `media:${'0'.repeat(64)}` }] })).toBe(true)
  })
})
