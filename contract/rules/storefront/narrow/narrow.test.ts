import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { aContainer, aStorefront, aTab, children, day, parents } from '#tests/support/aStorefront.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import type { Settings } from '../fields/fieldTable.ts'
import { adIntervals, adPositions } from '../model/adOptions.ts'
import { limitsWithin, narrow } from './narrow.ts'

const [from, middle, to] = [day('2026-11-20'), day('2026-11-22'), day('2026-11-24')]
const [before, after] = [day('2026-11-01'), day('2026-12-31')]
const parent = { startDate: from, endDate: to }

describe('dates of a child', () => {
  test.each([
    ['an end after the parent’s end becomes it', { endDate: after }, { endDate: to }],
    ['an end before the parent’s start becomes its end', { endDate: before }, { endDate: to }],
    ['a start before the parent’s start becomes it', { startDate: before }, { startDate: from }],
    ['a start after the parent’s end becomes its start', { startDate: after }, { startDate: from }],
    ['dates within stay', { startDate: middle, endDate: to }, { startDate: middle, endDate: to }],
    ['dates that are not set stay so: they are the parent’s', {}, {}],
    ['each end is looked at alone', { startDate: to, endDate: middle }, { startDate: to, endDate: middle }],
  ])('%s', (_, child, narrowed) => expect(narrow(parent, child).child).toEqual(narrowed))

  it('are open where they become a date that the parent does not set', () => {
    expect(narrow({ endDate: to }, { startDate: after }).child).toEqual({})
    expect(narrow({ startDate: from }, { endDate: before }).child).toEqual({})
  })

  it('are told with what they were', () => {
    expect(narrow(parent, { endDate: after }).adjusted).toEqual([{ field: 'endDate', from: after, to, rule: 'dates' }])
  })
})

describe('policy attributes of a child', () => {
  const age = (...values: string[]) => [{ name: 'age', values }]
  test.each([
    ['are narrowed to the parent’s', age('kid', 'teen'), age('teen', 'adult'), age('teen')],
    ['are the parent’s where nothing is left', age('kid'), age('adult'), age('adult')],
    ['are the parent’s where there are none', undefined, age('adult'), age('adult')],
    ['stay where the parent has none', age('kid'), undefined, age('kid')],
  ])('%s', (_, own, allowed, narrowed) => {
    const child = own && { attributes: own }
    expect(narrow<Settings<'tab'>>(allowed ? { attributes: allowed } : {}, child ?? {}).child.attributes).toEqual(
      narrowed,
    )
  })
})

describe('tag and position of a container', () => {
  it('a tag that the parent does not take becomes regular', () => {
    expect(narrow({ containerTags: ['kids'] }, { containerTag: 'news' }).child.containerTag).toBe('regular')
    expect(narrow({ containerTags: ['kids'] }, { containerTag: 'kids' }).adjusted).toEqual([])
    expect(narrow({}, { containerTag: 'news' }).adjusted).toEqual([])
  })
  it('a missing or disallowed position becomes the first that is allowed', () => {
    expect(narrow<Settings<'container'>>({}, { adInterval: 15 }).child.adPosition).toBe('pre')
    expect(narrow({ dropFirstAd: true }, { adPosition: 'pre' }).child.adPosition).toBe('mid')
    expect(narrow({ dropLastAd: true }, { adPosition: 'post' }).child.adPosition).toBe('pre')
    expect(narrow({}, {}).adjusted).toEqual([])
  })
  it('options of ads lose the first or the last by flag', () => {
    expect(adIntervals({})).toEqual([15, 30, 60, 90, 120])
    expect(adIntervals({ dropFirstAd: true, dropLastAd: true })).toEqual([30, 60, 90])
    expect(adPositions({ dropLastAd: true })).toEqual(['pre', 'mid'])
  })
})

describe('laws of narrowing', () => {
  it('twice is once, and what fits is left as it is', () => {
    fc.assert(
      fc.property(parents, children, (limits, child) => {
        const once = narrow(limits, child)
        const twice = narrow(limits, once.child)
        expect(twice.child).toBe(once.child)
        expect(twice.adjusted).toEqual([])
        if (once.adjusted.length === 0) expect(once.child).toBe(child)
      }),
    )
  })
  it('the result lies within the parent', () => {
    fc.assert(
      fc.property(parents, children, (limits, child) => {
        const { startDate: start = -Infinity, endDate: end = Infinity } = limits
        if (start > end) return
        const {
          startDate = start,
          endDate = end,
          attributes = [],
          containerTag,
          adPosition,
        } = narrow(limits, child).child
        for (const date of [startDate, endDate]) expect(date >= start && date <= end).toBe(true)
        for (const { name, values } of limits.attributes ?? []) {
          const own = attributes.find((one) => one.name === name)?.values ?? []
          expect(own.length > 0 && own.every((value) => values.includes(value))).toBe(true)
        }
        if (limits.containerTags && containerTag !== undefined)
          expect(['regular', ...limits.containerTags]).toContain(containerTag)
        if (adPosition !== undefined) expect(adPositions(limits)).toContain(adPosition)
      }),
    )
  })
  it('a tab within its page limits its containers no less than the page does', () => {
    fc.assert(
      fc.property(parents, parents, children, (page, tab, child) => {
        if ((page.startDate ?? -Infinity) > (page.endDate ?? Infinity)) return
        const limits = limitsWithin(page, narrow(page, tab).child)
        if ((limits.startDate ?? -Infinity) > (limits.endDate ?? Infinity)) return
        const inside = narrow(limits, child).child
        expect(narrow(page, inside).adjusted).toEqual([])
      }),
    )
  })
})

describe('a parent that changes', () => {
  const dated = aContainer('dated', { endDate: after })
  const shared = aContainer('shared', { endDate: after, ownership: 'reusable' })
  const storefront = aStorefront([aTab('home', ['dated', 'shared'])], [dated, shared])
  const shorten = (endDate: number) =>
    ({ kind: 'set', target: { of: 'tab', id: 'home' }, field: 'endDate', value: endDate }) as const

  it('adjusts what it has, and tells of it with the old value', () => {
    const { storefront: now, adjusted } = applyCommand(storefront, shorten(to))
    expect(now.containers.get('dated')?.settings.endDate).toBe(to)
    expect(adjusted.map(({ id }) => id)).toEqual(['dated'])
    expect(now.adjusted.get('dated')).toEqual([{ field: 'endDate', from: after, to, rule: 'dates' }])
  })
  it('leaves a reusable container to its own page', () => {
    expect(applyCommand(storefront, shorten(to)).storefront.containers.get('shared')).toBe(shared)
  })
  it('still tells what somebody had meant when it changes again', () => {
    const twice = applyCommand(applyCommand(storefront, shorten(to)).storefront, shorten(middle)).storefront
    expect(twice.adjusted.get('dated')).toEqual([{ field: 'endDate', from: after, to: middle, rule: 'dates' }])
  })
  it('has its mark taken away by whoever sets the field', () => {
    const { storefront: now } = applyCommand(storefront, shorten(to))
    const set = { kind: 'set', target: { of: 'container', id: 'dated' }, field: 'endDate', value: middle } as const
    expect(applyCommand(now, set).storefront.adjusted.has('dated')).toBe(false)
  })
})
