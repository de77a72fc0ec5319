import { describe, expect, it } from 'vitest'
import { datePointer, effectiveDate, productsIn, withDate } from './dateColumn.ts'
import { barOf, scaleOf, windowState } from './windowState.ts'

const column = { pointer: '/lwe_prd', role: 'until', label: 'Ends', isList: true } as const
const list = [
  { value: '2026-12-31T00:00:00Z', prd: 'default' },
  { value: '2027-02-28T00:00:00Z', prd: 'my' },
]

describe('dates per product', () => {
  it('fall back to the default entry', () => {
    expect(effectiveDate(column, list, 'my')).toEqual({ date: '2027-02-28T00:00:00Z', isOwn: true })
    expect(effectiveDate(column, list, 'sg')).toEqual({ date: '2026-12-31T00:00:00Z', isOwn: false })
    expect(effectiveDate(column, undefined, 'sg')).toEqual({ date: undefined, isOwn: false })
  })

  it('of one instant serve every product', () => {
    const plain = { ...column, isList: false }
    expect(effectiveDate(plain, '2026-01-01T00:00:00Z', 'sg')).toEqual({ date: '2026-01-01T00:00:00Z', isOwn: false })
  })

  it('come and go with their entries, and an empty list goes too', () => {
    expect(withDate(list, 'sg', 'x')).toEqual([...list, { value: 'x', prd: 'sg' }])
    expect(withDate(list, 'my', undefined)).toEqual([list[0]])
    expect(withDate([list[0]], 'default', undefined)).toBeUndefined()
  })

  it('have a place also before there is an entry', () => {
    expect(datePointer(column, list, 'my')).toBe('/lwe_prd/1/value')
    expect(datePointer(column, list, 'sg')).toBe('/lwe_prd/sg/value')
  })

  it('name the products that have one', () => {
    expect(productsIn(list)).toEqual(['my'])
  })
})

describe('a window today', () => {
  const now = Date.parse('2026-11-24T12:00:00Z')
  it.each([
    ['2024-03-01T00:00:00Z', '2026-12-31T12:00:00Z', 'ACTIVE', 37],
    ['2026-12-01T09:00:00Z', '2028-11-30T00:00:00Z', 'FUTURE', 7],
    ['2024-03-01T00:00:00Z', '2026-11-14T12:00:00Z', 'EXPIRED', 10],
    ['2024-08-15T00:00:00Z', '2024-08-14T00:00:00Z', 'REVERSED', undefined],
    [undefined, undefined, 'ALWAYS', undefined],
    ['2024-03-01T00:00:00Z', undefined, 'ACTIVE', undefined],
  ])('from %s until %s is %s (%s days)', (from, until, state, days) => {
    expect(windowState(from, until, now)).toEqual({ state, days })
  })

  it('is drawn on a scale of whole years that holds today', () => {
    const scale = scaleOf(['2024-03-01T00:00:00Z', '2028-11-30T00:00:00Z'], now)
    expect([scale.start, scale.end].map((instant) => new Date(instant).toISOString().slice(0, 10))).toEqual([
      '2024-01-01',
      '2029-01-01',
    ])
    expect(barOf(undefined, undefined, scale)).toEqual({ at: 0, width: 100 })
    expect(barOf('2026-07-02T12:00:00Z', undefined, scale).at).toBeCloseTo(50, 0)
  })
})
