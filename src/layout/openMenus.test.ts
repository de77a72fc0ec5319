import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MenuGroup } from './menuModel.ts'
import { isOpen, openAround, openFirst, toggleMenu } from './openMenus.ts'
import type { OpenMenus } from './openMenus.ts'

const label = { en: 'X', zh: 'X', ms: 'X', ta: 'X' }
const group = (kind: MenuGroup['kind'], id: string): MenuGroup => ({ kind, id, label, icon: undefined, nodes: [] })
const TOPS = ['vod', 'live', 'assets']
const SUBS = ['old', 'new']
const click = fc.record({ top: fc.constantFrom(...TOPS), sub: fc.option(fc.constantFrom(...SUBS), { nil: undefined }) })

describe('open menus', () => {
  it('are never more than one at the top and one inside it, whatever is clicked', () => {
    fc.assert(
      fc.property(fc.array(click), (clicks) => {
        const end = clicks.reduce<OpenMenus>(
          (open, { top, sub }) => (sub ? toggleMenu(open, sub, top) : toggleMenu(open, top)),
          {},
        )
        expect(TOPS.filter((top) => isOpen(end, top)).length).toBeLessThanOrEqual(1)
        const inside = TOPS.flatMap((top) => SUBS.filter((sub) => isOpen(end, sub, top)))
        expect(inside.length).toBeLessThanOrEqual(1)
        if (inside.length > 0) expect(end.top).toBeDefined()
      }),
    )
  })
  it('close with a second click, and open again with a third', () => {
    fc.assert(
      fc.property(click, ({ top, sub }) => {
        const press = (open: OpenMenus) => (sub ? toggleMenu(open, sub, top) : toggleMenu(open, top))
        const around = sub ? { top } : {}
        expect(press(press(around))).toEqual(around)
        expect(press(press(press(around)))).toEqual(press(around))
      }),
    )
  })
  it('are those around the item where one stands, headings left aside', () => {
    expect(openAround([group('group', 'content'), group('collapse', 'vod'), group('collapse', 'old')])).toEqual({
      top: 'vod',
      sub: 'old',
    })
    expect(openAround([])).toEqual({})
  })
  it('are the first one where one stands nowhere', () => {
    expect(openFirst([group('group', 'content'), group('collapse', 'live')])).toEqual({ top: 'live' })
    expect(openFirst([])).toEqual({})
  })
})
