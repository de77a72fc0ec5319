import { describe, expect, it } from 'vitest'
import { createCursorMemory } from './cursorMemory.ts'

describe('a step in a list', () => {
  it('goes by key to the neighbours and by number elsewhere', () => {
    const memory = createCursorMemory()
    expect(memory.locate('movies', 3)).toEqual({ pageNumber: 3 })
    memory.remember('movies', { page: 3, next: 'n3', prev: 'p3' })
    expect(memory.locate('movies', 4)).toEqual({ after: 'n3' })
    expect(memory.locate('movies', 2)).toEqual({ before: 'p3' })
    expect(memory.locate('movies', 9)).toEqual({ pageNumber: 9 })
    expect(memory.locate('series', 4)).toEqual({ pageNumber: 4 })
  })
  it('back to the first page goes by number, so that what came in meanwhile is seen', () => {
    const memory = createCursorMemory()
    memory.remember('movies', { page: 2, prev: 'p2' })
    expect(memory.locate('movies', 1)).toEqual({ pageNumber: 1 })
  })
  it('forgets the oldest list', () => {
    const memory = createCursorMemory(1)
    memory.remember('a', { page: 1, next: 'x' })
    memory.remember('b', { page: 1, next: 'y' })
    expect(memory.locate('a', 2)).toEqual({ pageNumber: 2 })
  })
})
