import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { disabledItems } from './menu.ts'

const idArbitrary = fc.constantFrom('policy', 'store_front', 'videoeditor', 'ip', 'ad-tag')

describe('a setting whose key contains "disable"', () => {
  it('names the item after it, or before it', () => {
    fc.assert(
      fc.property(
        idArbitrary,
        fc.constantFrom('_', '.', '-'),
        fc.constantFrom(true, 1, 'true', 'TRUE', '1'),
        (id, dot, on) => {
          for (const key of [
            `disable${dot}menu${dot}${id}`,
            `disable${dot}${id}`,
            `${id}${dot}disabled`,
            `menu.disable${dot}${id}`,
          ])
            expect([...disabledItems({ [key]: on })]).toEqual([id])
        },
      ),
    )
  })
  it('does nothing while it is off', () => {
    fc.assert(
      fc.property(idArbitrary, fc.constantFrom(false, 0, 'false', '', 'no', null, undefined, {}), (id, off) => {
        expect(disabledItems({ [`disable_menu_${id}`]: off }).size).toBe(0)
      }),
    )
  })
  it('is no other setting, and a bare one names nothing', () => {
    expect(disabledItems({ menu_policy: true, enable_policy: true, disable: true, disabled: true }).size).toBe(0)
  })
})
