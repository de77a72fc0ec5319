import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryFor } from './entryFor.ts'
import { menuFrom } from './menuFrom.ts'
import { menuProblems } from './menuProblems.ts'

const label = { en: 'Settings' }
const way = { id: 'config', kind: 'item', label, path: 'config/list', page: 'cp_appconfig' }
const menu = (...items: unknown[]) => ({ sections: [{ id: 'one', label, icon: 'x', items }] })
const codes = (attrs: unknown) => menuProblems(attrs).map(({ at, problem }) => `${at} ${problem}`)
const second = (entry: object) => codes(menu(way, { id: 'b', kind: 'item', label, path: 'vod/movie', ...entry }))

describe('a menu that is to be published', () => {
  it('is sound with a way to the configurations, and wrong without', () => {
    expect(codes(menu(way))).toEqual([])
    expect(codes(menu({ ...way, path: 'config/types' }))).toEqual(['/sections noWay'])
    expect(codes(menu({ ...way, roles: ['creator'] }))).toEqual(['/sections noWay'])
    expect(codes(menu({ ...way, disabledFor: ['approver'] }))).toEqual(['/sections noWay'])
  })

  it.each([
    [{ id: 'config' }, 'twice', ''],
    [{ id: '' }, 'noId', ''],
    [{ kind: 'script' }, 'unknownKind', '/kind'],
    [{ label: { en: ' ' } }, 'noLabel', '/label'],
    [{ page: 'cp_everything' }, 'unknownPage', '/page'],
    [{ roles: ['boss'] }, 'unknownRole', '/roles'],
    [{ path: '' }, 'noPath', '/path'],
    [{ path: 'javascript:alert(1)' }, 'badPath', '/path'],
    [{ path: '../../x' }, 'badPath', '/path'],
    [{ path: '//evil.example' }, 'badPath', '/path'],
    [{ kind: 'link', path: 'javascript:alert(1)' }, 'badLink', '/path'],
  ])('%j is %s', (entry, problem, field) => expect(second(entry)).toContain(`/sections/0/items/1${field} ${problem}`))

  it('never throws; where it finds nothing, all of the menu is taken as it stands', () => {
    const entry = fc.record({
      id: fc.constantFrom('a', 'b', ''),
      kind: fc.constantFrom('item', 'link', 'divider', 'x'),
      label: fc.constantFrom(label, {}),
      path: fc.constantFrom('vod/movie', 'https://x.example', ''),
    })
    const attrs = fc.oneof(
      fc.jsonValue(),
      fc.array(entry, { maxLength: 3 }).map((items) => menu(way, ...items)),
    )
    fc.assert(
      fc.property(attrs, (one) => {
        if (menuProblems(one).length > 0) return
        expect(menuFrom(one).sections[0]?.items).toHaveLength(
          (one as ReturnType<typeof menu>).sections[0]?.items.length ?? 0,
        )
      }),
    )
  })
})

describe('an entry', () => {
  const reader = { roles: ['creator'], mayView: () => true }
  it.each([
    [{}, 'shown'],
    [{ roles: ['creator'] }, 'shown'],
    [{ roles: ['approver'] }, 'hidden'],
    [{ disabledFor: ['creator'] }, 'disabled'],
    [{ roles: ['approver'], disabledFor: ['creator'] }, 'hidden'],
  ])('%j is %s to a creator', (entry, seen) => expect(entryFor(entry, reader)).toBe(seen))
  it('is hidden from who may not view its page', () => {
    expect(entryFor({ page: 'cp_vll' }, { ...reader, mayView: () => false })).toBe('hidden')
  })
})
