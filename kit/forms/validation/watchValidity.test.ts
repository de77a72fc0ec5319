import { describe, expect, it } from 'vitest'
import { createFormStore } from '../formStore.ts'
import { createValidator } from './createValidator.ts'
import { watchValidity } from './watchValidity.ts'

const schema = { type: 'object', properties: { n: { type: 'string', maxLength: 3 }, y: { type: 'integer' } } }

function watched(initial: Record<string, unknown>) {
  const store = createFormStore(initial)
  const planned: (() => void)[] = []
  const checked: string[] = []
  let clock = 0
  const validator = createValidator(schema)
  const counting = {
    ...validator,
    checkUnit: (unit: string, values: Record<string, unknown>) => {
      checked.push(unit)
      clock += 5
      return validator.checkUnit(unit, values)
    },
  }
  const validity = watchValidity(store, counting, {
    after: (_ms, work) => {
      planned.push(work)
      return () => void planned.splice(planned.indexOf(work), 1)
    },
    now: () => clock,
  })
  const run = () => planned.splice(0).forEach((work) => work())
  return { store, validity, checked, planned, run }
}

describe('the watch over a form', () => {
  it('checks everything once, in slices that leave time for a frame', () => {
    const { store, checked, planned, run } = watched({ n: 'long name', y: 1 })
    run()
    expect(checked).toEqual(['', 'n'])
    expect(store.issues()).toEqual([])
    run()
    expect(checked).toEqual(['', 'n', 'y'])
    expect(store.issues()).toMatchObject([{ pointer: '/n', keyword: 'maxLength' }])
    expect(planned).toEqual([])
  })

  it('checks again only the field that changed, once for many keystrokes', () => {
    const { store, validity, checked, planned } = watched({ n: 'Up', y: 1 })
    validity.settle()
    checked.length = 0
    for (const text of ['Upp', 'Uppe', 'Upper']) store.set('/n', text)
    expect(planned).toHaveLength(1)
    validity.settle()
    expect(checked.toSorted()).toEqual(['', 'n'])
    expect(store.field('/n').issues).toMatchObject([{ keyword: 'maxLength' }])
  })

  it('checks everything again when another record is loaded, and nothing once stopped', () => {
    const { store, validity, checked, planned } = watched({ n: 'Up' })
    validity.settle()
    checked.length = 0
    store.reset({ n: 'Other' })
    validity.settle()
    expect(checked.toSorted()).toEqual(['', 'n', 'y'])
    validity.stop()
    store.set('/n', 'x')
    expect(planned).toEqual([])
  })
})
