import { describe, expect, it } from 'vitest'
import type { MenuConfig } from '#contract/registry/menu.ts'
import { added, changedLine, everyLanguage, linesOf, mayLand, moved, withoutLine } from './menuTree.ts'

const label = everyLanguage('x')
const item = (id: string) => ({ id, kind: 'item' as const, label, path: id })
const MENU: MenuConfig = {
  sections: [
    {
      id: 'data',
      label,
      icon: 'data',
      items: [item('a'), { id: 'more', kind: 'group', label, children: [item('b'), item('c')] }],
    },
    { id: 'a', label, icon: 'x', items: [{ id: 'line', kind: 'divider' }] },
  ],
}
/** A menu as words: '>' for each level. */
const drawn = (menu: MenuConfig) => linesOf(menu).map(({ key, level }) => '>'.repeat(level) + key)
const SAME = drawn(MENU)

describe('a menu as lines', () => {
  it('has a line per section and entry, with what tells an entry from a section of its name', () => {
    expect(SAME).toEqual(['section data', '>a', '>more', '>>b', '>>c', 'section a', '>line'])
    expect(linesOf(MENU).map(({ pointer }) => pointer)[4]).toBe('/sections/0/items/1/children/1')
  })

  it.each([
    ['c', { kind: 'step', by: -1 }, ['section data', '>a', '>more', '>>c', '>>b', 'section a', '>line']],
    ['a', { kind: 'step', by: 1 }, ['section data', '>more', '>>b', '>>c', '>a', 'section a', '>line']],
    ['a', { kind: 'step', by: -1 }, SAME],
    [
      'b',
      { kind: 'beside', other: 'line', after: true },
      ['section data', '>a', '>more', '>>c', 'section a', '>line', '>b'],
    ],
    ['a', { kind: 'into', parent: 'more' }, ['section data', '>more', '>>b', '>>c', '>>a', 'section a', '>line']],
    ['more', { kind: 'beside', other: 'b', after: false }, SAME],
    ['more', { kind: 'into', parent: 'more' }, SAME],
    ['section a', { kind: 'step', by: -1 }, ['section a', '>line', 'section data', '>a', '>more', '>>b', '>>c']],
    ['nonesuch', { kind: 'step', by: 1 }, SAME],
  ] as const)('%s goes %j, and nothing is lost', (key, place, after) =>
    expect(drawn(moved(MENU, key, place))).toEqual(after),
  )

  it('takes an entry into a section and beside others, and a section among sections', () => {
    const lines = linesOf(MENU)
    expect(mayLand(lines, 'a', 'section a')).toBe('into')
    expect(mayLand(lines, 'a', 'b')).toBe('beside')
    expect(mayLand(lines, 'more', 'b')).toBeUndefined()
    expect(mayLand(lines, 'section a', 'b')).toBeUndefined()
    expect(mayLand(lines, 'section a', 'section data')).toBe('beside')
  })

  it('grows by what is new, changes and shrinks', () => {
    const more = linesOf(MENU).find(({ key }) => key === 'more')
    const grown = added(MENU, 'link', more, label)
    expect(drawn(grown.menu)).toContain('>>link-1')
    expect(drawn(added(grown.menu, 'link', more, label).menu)).toContain('>>link-2')
    expect(drawn(added(MENU, 'section', undefined, label).menu).at(-1)).toBe('section section-1')
    const changed = changedLine(MENU, 'b', { roles: ['creator'], path: undefined })
    expect(linesOf(changed).find(({ key }) => key === 'b')).toMatchObject({ entry: { roles: ['creator'] } })
    expect(drawn(withoutLine(MENU, 'more'))).toEqual(['section data', '>a', 'section a', '>line'])
  })
})
