import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import { COLUMN_KINDS } from '#contract/registry/typeDocument.ts'
import { END_PX, leastTableWidth } from '#kit/parts/table/columns/columnShape.ts'
import { FIRST_MORE_PX, fittedColumns } from '#kit/parts/table/columns/fittedColumns.ts'
import { MIN_TITLE_WIDTH, shapeOf } from './shapeOf.ts'

const label = { en: 'x', zh: 'x', ms: 'x', ta: 'x' }
const column = (kind: TypeColumn['kind'], width?: number, field: string = kind) =>
  shapeOf({ field, kind, label, ...(width === undefined ? {} : { width }) })
type Shape = ReturnType<typeof shapeOf>
const movie = [
  column('title'),
  column('year', 64),
  column('status', 132),
  column('availability', 216),
  column('lock', 120),
  column('updated', 152),
]
const keys = (columns: readonly Shape[]) => columns.map(({ key }) => key).join(' ')
const fitted = (columns: readonly Shape[], place: number) => fittedColumns(columns, place, END_PX)

describe('the columns of a type that fit a place', () => {
  it.each([
    [1116, 'title year status availability lock updated'],
    [1060, 'title year status availability lock updated'],
    [1000, 'title status availability lock updated'],
    [900, 'title status availability updated'],
    [736, 'title status availability'],
    [640, 'title status availability'],
    [100, 'title status'],
  ])('at %i px are %s', (place, left) => expect(keys(fitted(movie, place))).toBe(left))

  it('cut words before they leave anything out, and no more than they must', () => {
    const parts = [...movie.filter(({ key }) => key !== 'lock' && key !== 'year'), column('reference', 200)]
    const least = leastTableWidth(parts, END_PX) + FIRST_MORE_PX
    expect(fitted(parts, least)).toBe(parts)
    expect(fitted(parts, least - 68).at(-1)).toEqual({ ...column('reference', 200), width: 148 })
  })

  it('keep the lock before the year, since somebody else’s matters to whoever wants to edit', () => {
    const parts = [...movie, column('dateTime', 160)]
    expect(keys(fitted(parts, 1116))).toBe('title status availability lock updated dateTime')
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
        const left = fitted(parts, place)
        expect(leastTableWidth(left, END_PX)).toBeLessThanOrEqual(Math.max(place, MIN_TITLE_WIDTH + END_PX))
        const places = left.map(({ key }) => parts.findIndex((one) => one.key === key))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
      }),
    )
  })
})
