import { expect, it } from 'vitest'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { reviewedTitle } from './reviewedTitle.ts'

it('a title is shown without people of the house, its products, its addresses and its notes', () => {
  const movie = shippedType('movie')
  const said = { lon: [{ lang: 'en', n: 'Sealed' }], yr: 2026, lwe: '2027-01-01T00:00:00Z' }
  const kept = { cu: 'ann', uu: 'bob', ct: '2026-11-23T10:00:00Z', ut: '2026-11-23T10:00:00Z', st: 'draft', wrng: [] }
  const own = { prd: ['rimba-my'], lwe_prd: [{ prd: 'rimba-sg' }], el_no: 'Ask legal first', pn: 'Studio' }
  const played = { media_assets: [{ file_uri: 's3://vault/film.mp4' }], device_links: [{ lnk: 'https://cdn.example' }] }
  const record = { id: 'f1', key: 'k1', urn: 'u', ...said, ...kept, ...own, ...played } as unknown as ContentRecord
  const shown = reviewedTitle(record, movie)
  expect(shown.record).toEqual({ id: 'f1', key: 'k1', urn: 'u', ...said })
  expect(Object.keys(shown.schema.properties)).toEqual(
    Object.keys(movie.schema.properties as object).filter((field) => field in said),
  )
})
