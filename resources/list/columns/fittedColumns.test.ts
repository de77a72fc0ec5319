import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import { COLUMN_KINDS } from '#contract/registry/typeDocument.ts'
import { leastTableWidth, MIN_TITLE_WIDTH } from '../table/tableShape.ts'
import { fittedColumns, TITLE_MORE_PX } from './fittedColumns.ts'

const label = { en: 'x', zh: 'x', ms: 'x', ta: 'x' }
const column = (kind: TypeColumn['kind'], width?: number, field: string = kind): TypeColumn => ({
  field,
  kind,
  label,
  ...(width === undefined ? {} : { width }),
})
const movie = [
  column('title'),
  column('year', 64),
  column('status', 132),
  column('availability', 216),
  column('lock', 120),
  column('updated', 152),
]
const kinds = (columns: readonly TypeColumn[]) => columns.map(({ kind }) => kind).join(' ')

describe('the columns that fit a place', () => {
  it.each([
    [1116, 'title year status availability lock updated'],
    [1060, 'title year status availability lock updated'],
    [1000, 'title year status availability updated'],
    [900, 'title year status availability updated'],
    [736, 'title status availability updated'],
    [640, 'title status availability'],
    [100, 'title status'],
  ])('at %i px are %s', (place, left) => expect(kinds(fittedColumns(movie, place))).toBe(left))

  it('cut words before they leave anything out, and no more than they must', () => {
    const parts = [...movie.filter(({ kind }) => kind !== 'lock'), column('reference', 200)]
    const least = leastTableWidth(parts) + TITLE_MORE_PX
    expect(fittedColumns(parts, least)).toBe(parts)
    expect(fittedColumns(parts, least - 68).at(-1)).toEqual(column('reference', 148))
  })

  it('give the title room before they keep the lock, which its artwork then tells', () => {
    const parts = [...movie, column('dateTime', 160)]
    expect(kinds(fittedColumns(parts, 1116))).toBe('title year status availability updated dateTime')
  })

  it('are never wider than the place while anything can go, and stand in their order', () => {
    const some = fc.array(fc.tuple(fc.constantFrom(...COLUMN_KINDS), fc.integer({ min: 48, max: 400 })))
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 2000 }), (drawn, place) => {
        const parts = [
          column('title'),
          ...drawn
            .filter(([kind]) => kind !== 'title' && kind !== 'status')
            .map(([kind, width], at) => column(kind, width, String(at))),
        ]
        const fitted = fittedColumns(parts, place)
        expect(leastTableWidth(fitted)).toBeLessThanOrEqual(Math.max(place, MIN_TITLE_WIDTH + 32))
        const places = fitted.map(({ field }) => parts.findIndex((one) => one.field === field))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
      }),
    )
  })
})
