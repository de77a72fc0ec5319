import { describe, expect, it } from 'vitest'
import { applyCommand } from '#contract/rules/storefront/commands/applyCommand.ts'
import { FIELDS, fieldsOf, type FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import { SETTINGS_TABS } from '#contract/values/storefront.ts'
import { aContainer, aStorefront, aTab, day } from '#tests/support/aStorefront.ts'
import { countsByTab, fieldsInTab, inspectedTargets, valueAmong } from './inspected.ts'

const page = aStorefront(
  [aTab('home', ['a', 'b'])],
  [aContainer('a', { size: 'large', endDate: day('2026-12-31') }), aContainer('b', { size: 'small' })],
)
const rails = inspectedTargets(page, new Set(['a', 'b']))

describe('what the inspector is about', () => {
  it('is the page where nothing is selected, or nothing that is still there', () => {
    expect(inspectedTargets(page, new Set())).toEqual([{ of: 'store' }])
    expect(inspectedTargets(page, new Set(['gone']))).toEqual([{ of: 'store' }])
  })

  it('has every field of a part in exactly one of its tabs', () => {
    for (const part of ['store', 'tab', 'container'] as const) {
      const target = part === 'store' ? { of: part } : { of: part, id: part === 'tab' ? 'home' : 'a' }
      const shown = SETTINGS_TABS.flatMap((tab) => fieldsInTab([target as (typeof rails)[number]], tab))
      expect(shown.toSorted()).toEqual([...fieldsOf(part)].toSorted())
    }
  })

  it('offers of a tab and a rail together only what both have', () => {
    const both = SETTINGS_TABS.flatMap((tab) => fieldsInTab(inspectedTargets(page, new Set(['home', 'a'])), tab))
    const expected = (Object.keys(FIELDS) as FieldName[]).filter((field) => {
      const of: readonly string[] = FIELDS[field].of
      return of.includes('tab') && of.includes('container')
    })
    expect(both.toSorted()).toEqual(expected.toSorted())
  })

  it('says where values differ, and the value where they do not', () => {
    expect(valueAmong(page, rails, 'size')).toEqual({ value: undefined, isMixed: true })
    const set = applyCommand(page, { kind: 'setAll', targets: rails, field: 'size', value: 'medium' }).storefront
    expect(valueAmong(set, rails, 'size')).toEqual({ value: 'medium', isMixed: false })
  })

  it('counts a value that a rule changed at the tab of its field', () => {
    const narrowed = applyCommand(page, {
      kind: 'set',
      target: { of: 'tab', id: 'home' },
      field: 'endDate',
      value: day('2026-12-01'),
    }).storefront
    expect(countsByTab(narrowed, [], rails).get('GENERAL')).toBe(1)
    expect(countsByTab(page, [], rails).size).toBe(0)
  })
})
