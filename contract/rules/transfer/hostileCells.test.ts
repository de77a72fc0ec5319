import { describe, expect, it } from 'vitest'
import { plainText } from './plainText.ts'
import { readValue } from './readValue.ts'
import { codeOfWord } from './wordsOfChoice.ts'
import type { TransferColumn } from './transferColumns.ts'

const column = (kind: TransferColumn['kind'], schema = {}): TransferColumn => ({ path: 'x', field: 'x', kind, schema })
const how = { foreign: true, unitMs: 60_000, zone: 'UTC', dates: 'iso' as const }
const problem = (kind: TransferColumn['kind'], raw: unknown) => {
  const read = readValue(column(kind), raw, how)
  return 'problem' in read ? read.problem.keyword : undefined
}

describe('a hostile cell', () => {
  it('costs no more than its length, however its blanks and digits repeat', () => {
    const blanks = ' '.repeat(400_000)
    expect(plainText(`<p>a${blanks}b</p>`)).toBe(`a${blanks}b`)
    expect(plainText(`a <br>${blanks}\n \n b`)).toBe('a\nb')
    expect(problem('integer', `${'1'.repeat(400_000)}x`)).toBe('row.tooLong')
    expect(problem('date', '2026-'.repeat(200_000))).toBe('row.tooLong')
    expect(problem('text', 'x'.repeat(70_000))).toBe('row.tooLong')
    expect(problem('list', '|'.repeat(20_000))).toBe('row.tooLong')
  })

  it('of JSON is neither deep nor holds what cannot be stored', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    for (const text of [deep, '{"n":"a\\u0000b"}', '{"n":"\\ud83d"}', '{"n":1e999}'])
      expect(problem('json', text)).toBe('row.json')
    expect(readValue(column('json'), '{"n":"[[\\"{"}', how)).toEqual({ value: { n: '[["{' } })
  })

  it('finds a choice by each of its words, the first that has it', () => {
    const schema = {
      enum: ['sport', 'drama'],
      'x-enum': { drama: { en: 'Drama', ms: 'Sport' }, sport: { en: 'Games' } },
    }
    const codes = ['Games', 'DRAMA', 'sport', 'Sports', 'toString', 'music'].map((word) => codeOfWord(schema, word))
    expect(codes).toEqual(['sport', 'drama', 'sport', 'sport', undefined, undefined])
  })
})
