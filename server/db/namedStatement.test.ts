import { describe, expect, it } from 'vitest'
import { namedStatement } from './namedStatement.ts'

describe('a statement with named parameters', () => {
  it('numbers each name once, wherever it stands', () => {
    const statement = namedStatement('a', ['id', 'rows'], 'SELECT $rows::jsonb, $id, $rows')
    expect(statement.text).toBe('SELECT $2::jsonb, $1, $2')
    expect(statement.values({ rows: '[]', id: 7 })).toEqual([7, '[]'])
  })

  it('refuses a text that names what is not given, or does not use what is', () => {
    expect(() => namedStatement('a', ['id'], 'SELECT $id, $rows')).toThrow('statement a has no parameter rows')
    expect(() => namedStatement('a', ['id', 'rows'], 'SELECT $id')).toThrow('statement a does not use rows')
  })
})
