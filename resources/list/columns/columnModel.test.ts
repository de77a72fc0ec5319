import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import { END_PX, leastTableWidth, tracksOf } from '#kit/parts/table/columns/columnShape.ts'
import { choiceOf, movedColumn, resizedColumn, shownColumns, toggledColumn } from './columnModel.ts'
import { shapeOf } from './shapeOf.ts'

const label = { en: 'x', zh: 'x', ms: 'x', ta: 'x' }
const column = (field: string, more: Partial<TypeColumn> = {}): TypeColumn => ({ field, kind: 'text', label, ...more })
const all = [
  column('lon', { kind: 'title' }),
  column('yr', { width: 64 }),
  column('st', { width: 132 }),
  column('pn', { hidden: true, width: 160 }),
]
const fields = (columns: readonly TypeColumn[]) => columns.map(({ field }) => field).join(' ')
const tracks = (columns: readonly TypeColumn[]) => tracksOf(columns.map(shapeOf), END_PX)
const standard = shownColumns(all, undefined)
const pn = all[3] as TypeColumn

describe('the columns of a list', () => {
  it("are the type document's until somebody chooses", () => {
    expect(fields(standard)).toBe('lon yr st')
  })

  it('are those chosen, in their order and widths; what no longer exists is left out', () => {
    const shown = shownColumns(all, [{ key: 'st' }, { key: 'gone' }, { key: 'lon' }, { key: 'yr', width: 90 }])
    expect(fields(shown)).toBe('lon st yr')
    expect(shown[2]?.width).toBe(90)
  })

  it('always begin with the title, which cannot be hidden or moved', () => {
    expect(fields(shownColumns(all, [{ key: 'yr' }]))).toBe('lon yr')
    expect(fields(toggledColumn(standard, all[0] as TypeColumn))).toBe('lon yr st')
    expect(fields(movedColumn(standard, 'lon', 2))).toBe('lon yr st')
    expect(fields(movedColumn(standard, 'st', 0))).toBe('lon st yr')
  })

  it('take a hidden column last, and lose one again', () => {
    expect(fields(toggledColumn(standard, pn))).toBe('lon yr st pn')
    expect(fields(toggledColumn(toggledColumn(standard, pn), pn))).toBe('lon yr st')
  })

  it('keep a width only where somebody chose one', () => {
    expect(choiceOf(all, resizedColumn(standard, 'yr', 90))).toEqual([
      { key: 'lon' },
      { key: 'yr', width: 90 },
      { key: 'st' },
    ])
    expect(choiceOf(all, resizedColumn(standard, 'lon', 5))).toContainEqual({ key: 'lon', width: 220 })
  })

  it('give the title what is left, unless it has a width of its own', () => {
    expect(tracks(standard)).toBe('minmax(220px,1fr) 64px 132px 32px')
    expect(tracks(resizedColumn(standard, 'lon', 400))).toBe('400px 64px 132px 32px')
    expect(leastTableWidth(standard.map(shapeOf), END_PX)).toBe(220 + 64 + 132 + 32)
  })

  it('law: what is kept of any columns reads back as the same columns', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('toggle' as const), at: fc.nat(3) }),
      fc.record({ kind: fc.constant('move' as const), at: fc.nat(3), to: fc.nat(6) }),
      fc.record({ kind: fc.constant('width' as const), at: fc.nat(3), to: fc.integer({ min: -5, max: 2000 }) }),
    )
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const shown = steps.reduce((columns, one) => {
          const target = all[one.at] as TypeColumn
          if (one.kind === 'toggle') return toggledColumn(columns, target)
          if (one.kind === 'move') return movedColumn(columns, target.field, one.to)
          return resizedColumn(columns, target.field, one.to)
        }, standard)
        expect(shown[0]?.kind).toBe('title')
        expect(shownColumns(all, choiceOf(all, shown))).toEqual(shown)
      }),
    )
  })
})
