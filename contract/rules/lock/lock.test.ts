import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Conflict } from '../merge/threeWay.ts'
import { threeWay } from '../merge/threeWay.ts'
import { parkedEdits, parkedFields, unparked } from './parkedEdits.ts'
import { heldBy, tabName } from './tabName.ts'

const scalar = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b'))
const values = fc.dictionary(fc.constantFrom('gen', 'prd', 'yr', 'lon', 'rt'), fc.oneof(scalar, fc.array(scalar)))

const byField = (conflicts: Conflict[]) => conflicts.toSorted((a, b) => a.field.localeCompare(b.field))

describe('parked edits', () => {
  it('keep exactly the changed fields, before and after', () => {
    expect(
      parkedEdits({ id: '1', rev: 3, yr: 1, rt: 2, gone: 4 }, { id: '1', rev: 9, yr: 3, rt: 2, fresh: 5 }),
    ).toEqual({
      payload: { yr: 3, fresh: 5 },
      base: { yr: 1, gone: 4 },
    })
  })
  it('are nothing where nothing was changed, whatever the server has set since', () => {
    expect(parkedEdits({ yr: 1, rev: 1, ia: ['0-16x9'] }, { yr: 1, rev: 2, ia: [] })).toBeUndefined()
  })
  it('come back whole on the text that they were parked from', () => {
    fc.assert(
      fc.property(values, values, (base, mine) => {
        const parked = parkedEdits(base, mine)
        if (!parked) return void expect(mine).toEqual(base)
        const sides = unparked(parked, base)
        expect(threeWay(sides.base, sides.mine, base)).toEqual({ merged: mine, conflicts: [] })
      }),
    )
  })
  it('merge with any later text as the whole records would', () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const parked = parkedEdits(base, mine)
        if (!parked) return
        const sides = unparked(parked, theirs)
        const merge = threeWay(sides.base, sides.mine, theirs)
        const whole = threeWay(base, mine, theirs)
        expect(merge.merged).toEqual(whole.merged)
        expect(byField(merge.conflicts)).toEqual(byField(whole.conflicts))
        for (const { field } of merge.conflicts) expect(parkedFields(parked)).toContain(field.split('/')[1])
      }),
    )
  })
})

describe('who holds a lock', () => {
  const me = { uid: 'ann', tab: tabName('desk', 't1') }
  it.each([
    ['nobody', null, null, undefined],
    ['another person', 'bob', 'desk.t1', 'person'],
    ['this very tab', 'ann', 'desk.t1', 'here'],
    ['another tab of mine', 'ann', 'desk.t2', 'tab'],
    ['me on another machine', 'ann', 'laptop.t1', 'machine'],
    ['a tab that names no browser', 'ann', 'older', 'tab'],
  ] as const)('is told apart: %s', (_, lo_uid, tab, where) => {
    expect(heldBy({ lo_uid, tab }, me)).toBe(where)
  })
})
