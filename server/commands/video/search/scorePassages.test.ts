import { describe, expect, it } from 'vitest'
import { letterVector, nearness } from './letterVector.ts'
import type { EmbeddingType } from '#contract/values/video.ts'
import { bestOf, scorerOf, type Passage } from './scorePassages.ts'

const scorePassages = (query: string, passages: readonly Passage[], by: Exclude<EmbeddingType, 'meaning'>) =>
  bestOf(scorerOf(query, by)(passages))
const passage = (start: number, end: number, text: string, id = 'a'): Passage => ({ id, key: id, start, end, text })

describe('passages', () => {
  it('are found by words, by the beginning of words, and in any script', () => {
    const found = (query: string, text: string) => scorePassages(query, [passage(0, 1, text)], 'words')[0]?.score
    expect(found('harbour night', 'Night falls over the harbour')).toBe(1)
    expect(found('harb', 'Old Harbour')).toBe(1)
    expect(found('harbour rain', 'Old Harbour')).toBe(0.5)
    expect(found('码头', '码头 夜景')).toBe(1)
    expect(found('渡轮', '他坐上最后一班渡轮')).toBe(1)
    expect(found('சுங்க', 'சுங்க வாயிலில் சிறுவன்')).toBe(1)
    expect(found('cafe', 'Café')).toBe(1)
    expect(found('rain', 'Old Harbour')).toBeUndefined()
  })

  it('are found by letters where a word was written otherwise, and not where it is another one', () => {
    const near = (one: string, other: string) => nearness(letterVector(one), letterVector(other))
    expect(near('harbour', 'harbor')).toBeGreaterThan(0.5)
    expect(near('harbour', 'mountain')).toBeLessThan(0.2)
    expect(near('', 'harbour')).toBe(0)
    expect(scorePassages('harbor', [passage(0, 1, 'Harbour')], 'letters')).toHaveLength(1)
    expect(scorePassages('harbor', [passage(0, 1, 'Harbour')], 'words')).toEqual([])
  })

  it('of one title that nearly touch are one hit with the better score; those of others stay apart', () => {
    const hits = scorePassages(
      'old harbour',
      [
        passage(0, 1_000, 'Harbour'),
        passage(2_999, 5_000, 'Old harbour'),
        passage(7_000, 8_000, 'harbour'),
        passage(500, 900, 'harbour', 'b'),
      ],
      'words',
    )
    expect(hits).toEqual([
      { id: 'a', key: 'a', start: 0, end: 5_000, score: 1, text: 'Old harbour' },
      { id: 'a', key: 'a', start: 7_000, end: 8_000, score: 0.5, text: 'harbour' },
      { id: 'b', key: 'b', start: 500, end: 900, score: 0.5, text: 'harbour' },
    ])
  })
})
