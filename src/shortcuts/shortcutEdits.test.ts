import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addShortcut, MOST_SHORTCUTS, placeShortcut, removeShortcut, shortcutsFrom } from './shortcutEdits.ts'

const own = ['page:movie', 'page:channel', 'add:movie', 'view:7']

describe('one’s own shortcuts', () => {
  it('are added once, at the end, and not without end', () => {
    expect(addShortcut(own, 'page:tvseries').at(-1)).toBe('page:tvseries')
    expect(addShortcut(own, 'page:movie')).toEqual(own)
    const full = Array.from({ length: 20 }, (_, at) => `page:${at}`)
    expect(shortcutsFrom({ pages: full })).toHaveLength(MOST_SHORTCUTS)
  })

  it.each([undefined, null, 7, [], { pages: 'x' }, { pages: [7, { id: 'a' }, 'javascript:1', 'title:9'] }])(
    'are none where %j was kept',
    (payload) => expect(shortcutsFrom(payload)).toEqual([]),
  )

  it('are put at a place among those that are shown; a hidden one stays where it was', () => {
    const shown = ['page:movie', 'add:movie', 'view:7']
    expect(placeShortcut(own, shown, 'add:movie', 0)).toEqual(['add:movie', 'page:movie', 'page:channel', 'view:7'])
    expect(placeShortcut(own, shown, 'page:movie', 1)).toEqual(['page:channel', 'add:movie', 'page:movie', 'view:7'])
    expect(placeShortcut(own, shown, 'page:movie', 2)).toEqual(['page:channel', 'add:movie', 'view:7', 'page:movie'])
  })

  it('are neither lost nor doubled by any move', () => {
    fc.assert(
      fc.property(fc.constantFrom(...own, 'page:gone'), fc.subarray(own), fc.nat(5), (id, shown, index) => {
        expect(placeShortcut(own, shown, id, index).toSorted()).toEqual(own.toSorted())
      }),
    )
    expect(removeShortcut(own, 'view:7')).toHaveLength(3)
  })
})
