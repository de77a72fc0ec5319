import { describe, expect, it, test } from 'vitest'
import { playerCommand } from './playerKeys.ts'
import { failureOf } from './shakaError.ts'

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  playerCommand({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('keys of the player', () => {
  test.each([
    [' ', { do: 'toggle' }],
    ['K', { do: 'pause' }],
    [',', { do: 'frames', by: -1 }],
    ['>', { do: 'frames', by: 10 }],
    ['ArrowRight', { do: 'seconds', by: 1 }],
    ['ArrowDown', { do: 'cut', by: 1 }],
  ])('%s', (key, command) => expect(press(key)).toEqual(command))

  it('leave shortcuts of browser and console alone', () => {
    expect(press('f', { ctrlKey: true })).toBeUndefined()
    expect(press('k', { metaKey: true })).toBeUndefined()
    expect(press('x')).toBeUndefined()
    expect(press('ArrowLeft', { shiftKey: true })).toEqual({ do: 'seconds', by: -10 })
  })
})

describe('why something does not play', () => {
  test.each([
    ['an address that has ended', { category: 1, code: 1001, data: ['/a', 403] }, 'expired'],
    ['a file that is gone', { category: 1, code: 1001, data: ['/a', 404] }, 'gone'],
    ['a server that is away', { category: 1, code: 1002, data: ['/a'] }, 'network'],
    ['a codec that the browser lacks', { category: 4, code: 4032, data: [] }, 'unplayable'],
    ['a fault of any other kind', new TypeError('?'), 'unplayable'],
    ['a load that another one overtook', { category: 7, code: 7000 }, undefined],
  ])('%s', (_what, error, failure) => expect(failureOf(error)).toBe(failure))
})
