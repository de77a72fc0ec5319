import { expect, it } from 'vitest'
import { playedPieces } from './playedPieces.ts'

const OWN = '0198c0de-0000-7000-8000-000000000001'
const OTHER = '0198c0de-0000-7000-8000-000000000002'
const segment = (ctkey?: string) => ({ seg_ty: 'vod', sp: 0, ep: 1_000, ...(ctkey && { ctkey }) })
const keys = (sg: unknown, own?: string) => playedPieces(sg, own).pieces.map(({ item }) => item.key)

it('plays segments of titles and of its own media in their order', () => {
  expect(keys([segment(OTHER), segment()], OWN)).toEqual([OTHER, OWN])
})

it('plays its own media as a whole where it has no segments, or none that this service has', () => {
  expect(playedPieces(undefined, OWN).pieces).toEqual([{ segment: -1, item: { key: OWN, start: 0 } }])
  expect(playedPieces([segment('mh-feature'), segment(OTHER)], OWN)).toEqual({
    pieces: [{ segment: -1, item: { key: OWN, start: 0 } }],
    elsewhere: 'mh-feature',
  })
})

it('plays nothing before there is media', () => {
  expect(playedPieces([segment('mh-feature')], undefined)).toEqual({ pieces: [], elsewhere: 'mh-feature' })
  expect(keys([segment()])).toEqual([])
})
