import { describe, expect, it } from 'vitest'
import type { SearchHit } from '#contract/schemas/search.ts'
import { groupHits } from './groupHits.ts'
import { hitWords } from './hitWords.ts'

const hit = (change: Partial<SearchHit> = {}): SearchHit => ({
  id: 'a',
  cty: 'movie',
  st: 'published',
  lon: [
    { lang: 'en', n: 'Crouching Tiger' },
    { lang: 'zh', n: '卧虎藏龙' },
  ],
  prt_ic: 'false',
  prd: [],
  ut: '2026-11-24T12:40:00.000Z',
  ...change,
})

describe('the two lines of a hit', () => {
  it('are its name and the name in another language where the name was found', () => {
    const matched = { field: 'lon', lang: 'en', text: 'Crouching Tiger' } as const
    expect(hitWords(hit({ matched }), 'en', 'TIGER')).toEqual({
      title: { text: 'Crouching Tiger', lang: 'en' },
      below: { text: '卧虎藏龙', lang: 'zh' },
    })
  })

  it('say below where it was found else: a name in another language, a description, an id', () => {
    const zh = { field: 'lon', lang: 'zh', text: '卧虎藏龙' } as const
    expect(hitWords(hit({ matched: zh }), 'en', '藏龙').below).toEqual({ text: '卧虎藏龙', lang: 'zh', field: 'lon' })
    const lod = { field: 'lod', lang: 'en', text: '… a tiger in the grass …' } as const
    expect(hitWords(hit({ matched: lod }), 'en', 'tiger').below).toEqual({ text: lod.text, lang: 'en', field: 'lod' })
    const id = { field: 'ex_id', text: 'TIGER-1' } as const
    expect(hitWords(hit({ matched: id }), 'zh', 'tiger')).toEqual({
      title: { text: '卧虎藏龙', lang: 'zh' },
      below: { text: 'TIGER-1', lang: undefined, field: 'ex_id' },
    })
  })

  it('are one where there is nothing more to say', () => {
    const single = hit({ lon: [{ lang: 'ta', n: 'பொன்னியின் செல்வன்' }] })
    expect(hitWords(single, 'en', 'செல்வன்')).toEqual({
      title: { text: 'பொன்னியின் செல்வன்', lang: 'ta' },
      below: undefined,
    })
    expect(hitWords(hit({ lon: [] }), 'en', 'tiger').title.text).toBe('')
  })
})

describe('hits by type', () => {
  it('begin with the type of the best hit and keep their order', () => {
    const hits = ['movie', 'channel', 'movie', 'tvseries', 'channel'].map((cty, at) => hit({ cty, id: String(at) }))
    expect(groupHits(hits).map(({ type, hits: list }) => [type, list.map(({ id }) => id).join('')])).toEqual([
      ['movie', '02'],
      ['channel', '14'],
      ['tvseries', '3'],
    ])
  })
})
