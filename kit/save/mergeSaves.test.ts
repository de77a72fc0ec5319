import { describe, expect, it } from 'vitest'
import { choiceKey, mergeSaves, withChoices } from './mergeSaves.ts'

const names = (en: string, ta?: string) => [{ lang: 'en', n: en }, ...(ta ? [{ lang: 'ta', n: ta }] : [])]
const base = { id: '1', rev: 4, st: 'draft', lon: names('Alpha'), yr: 2020, gnr: ['crime'], ia: ['0-16x9'] }

describe('two saves from one version', () => {
  it('merge alone where they changed different fields, and say whose came along', () => {
    const merge = mergeSaves(base, { ...base, yr: 2021 }, { ...base, rev: 5, lon: names('Alpha', 'ஆல்பா') })
    expect(merge.conflicts).toEqual([])
    expect(merge.merged).toMatchObject({ yr: 2021, lon: names('Alpha', 'ஆல்பா') })
    expect(merge.kept).toEqual(['/yr'])
    expect(merge.taken).toEqual(['/lon/ta'])
  })

  it('ask where they changed the same field, and take the side that is chosen', () => {
    const merge = mergeSaves(base, { ...base, lon: names('Beta') }, { ...base, rev: 5, lon: names('Gamma'), yr: 2022 })
    expect(merge.conflicts.map((one) => one.field)).toEqual(['/lon/en/n'])
    const [conflict] = merge.conflicts
    if (!conflict) throw new Error('no conflict')
    expect(withChoices(merge, new Map()).lon).toEqual(names('Beta'))
    expect(withChoices(merge, new Map([[choiceKey(conflict), 'theirs']]))).toMatchObject({
      lon: names('Gamma'),
      yr: 2022,
    })
  })

  it('never argue about images, which the server alone writes', () => {
    const merge = mergeSaves(base, { ...base, yr: 2021 }, { ...base, rev: 5, ia: ['0-16x9', '0-4x3'] })
    expect(merge.merged).toMatchObject({ ia: ['0-16x9', '0-4x3'], yr: 2021 })
    expect(merge.taken).toEqual([])
  })
})
