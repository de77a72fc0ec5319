import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridIntent } from './gridKeys.ts'
import type { GridPlace } from './gridKeys.ts'
import { leaveAt, returnTo } from './tablePlaces.ts'

const place: GridPlace = { index: 5, count: 25, perView: 10, cell: -1, cells: 4 }
const key = (name: string, more: object = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
})
const of = (name: string, more?: object, at: Partial<GridPlace> = {}) =>
  gridIntent(key(name, more), { ...place, ...at })

describe('keys on a row', () => {
  it.each([
    ['ArrowDown', 6],
    ['ArrowUp', 4],
    ['PageDown', 14],
    ['PageUp', 0],
    ['Home', 0],
    ['End', 24],
  ])('%s goes to row %i', (name, to) => expect(of(name)).toEqual({ kind: 'move', to, extend: false }))

  it('stop at the ends of the page, and lead from the first row into the head', () => {
    expect(of('ArrowDown', {}, { index: 24 })).toMatchObject({ to: 24 })
    expect(of('ArrowUp', {}, { index: 0 })).toEqual({ kind: 'head' })
    expect(of('ArrowUp', { shiftKey: true }, { index: 0 })).toMatchObject({ to: 0, extend: true })
  })

  it('walk into the cells of the row and out again', () => {
    expect(of('ArrowRight')).toEqual({ kind: 'cell', to: 0 })
    expect(of('ArrowRight', {}, { cell: 3 })).toEqual({ kind: 'cell', to: 3 })
    expect(of('ArrowLeft', {}, { cell: 0 })).toEqual({ kind: 'cell', to: -1 })
  })

  it('choose: Space a row, with Shift a range, Ctrl A the page, Escape nothing', () => {
    expect(of(' ')).toEqual({ kind: 'press' })
    expect(of(' ', { shiftKey: true })).toEqual({ kind: 'range' })
    expect(of('ArrowDown', { shiftKey: true })).toEqual({ kind: 'move', to: 6, extend: true })
    expect(of('a', { ctrlKey: true })).toEqual({ kind: 'page' })
    expect(of('A', { metaKey: true })).toEqual({ kind: 'page' })
    expect(of('Escape')).toEqual({ kind: 'clear' })
  })

  it('preview by P, or by a space that is held', () => {
    expect(of('p')).toEqual({ kind: 'preview' })
    expect(of(' ', { repeat: true })).toEqual({ kind: 'preview' })
  })

  it('open by Enter, with Ctrl in a tab of its own', () => {
    expect(of('Enter')).toEqual({ kind: 'open', inNewTab: false })
    expect(of('Enter', { ctrlKey: true })).toEqual({ kind: 'open', inNewTab: true })
  })

  it('leave every other key to the browser', () => {
    for (const name of ['Tab', 'F5', 'x', '/', '?']) expect(of(name)).toBeUndefined()
    expect(of('ArrowLeft', { altKey: true })).toBeUndefined()
    expect(of('p', { ctrlKey: true })).toBeUndefined()
  })

  it('law: no key leads out of the page', () => {
    const names = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End')
    fc.assert(
      fc.property(names, fc.nat(2000), fc.nat(2000), fc.nat(60), fc.boolean(), (name, at, count, perView, shiftKey) => {
        const index = Math.min(at, Math.max(0, count - 1))
        const intent = gridIntent(key(name, { shiftKey }), { ...place, index, count, perView })
        if (intent?.kind !== 'move') {
          expect(intent).toEqual({ kind: 'head' })
          return
        }
        expect(intent.to).toBeGreaterThanOrEqual(0)
        expect(intent.to).toBeLessThan(Math.max(1, count))
      }),
    )
  })
})

it('the way back to a table is known once, by its name', () => {
  leaveAt('movie', { key: 'a', top: 400 })
  expect(returnTo('trailer')).toBeUndefined()
  expect(returnTo('movie')).toEqual({ key: 'a', top: 400 })
  expect(returnTo('movie')).toBeUndefined()
})
