import { describe, expect, it } from 'vitest'
import type { Choice } from './mergeSaves.ts'
import { changesOf, choiceKey, mergeSaves, withChoices } from './mergeSaves.ts'

const names = (en: string, ta?: string) => [{ lang: 'en', n: en }, ...(ta ? [{ lang: 'ta', n: ta }] : [])]
const base = { id: '1', rev: 4, st: 'draft', lon: names('Alpha'), yr: 2020, gnr: ['crime'], ia: ['0-16x9'] }

describe('two saves from one version', () => {
  it('merge alone where they changed different fields, and say whose came along', () => {
    const merge = mergeSaves(base, { ...base, yr: 2021 }, { ...base, rev: 5, lon: names('Alpha', 'ஆல்பா') })
    expect(merge.conflicts).toEqual([])
    expect(merge.merged).toMatchObject({ yr: 2021, lon: names('Alpha', 'ஆல்பா') })
    expect(merge.kept.map(({ field }) => field)).toEqual(['/yr'])
    expect(merge.taken.map(({ field }) => field)).toEqual(['/lon/ta'])
  })

  it('ask where they changed the same field, and take the side that is chosen', () => {
    const merge = mergeSaves(base, { ...base, lon: names('Beta') }, { ...base, rev: 5, lon: names('Gamma'), yr: 2022 })
    expect(merge.conflicts.map((one) => one.field)).toEqual(['/lon/en/n'])
    const [conflict] = merge.conflicts
    if (!conflict) throw new Error('no conflict')
    expect(withChoices(merge, new Map()).lon).toEqual(names('Beta'))
    expect(withChoices(merge, new Map([[choiceKey(conflict), { take: 'theirs' }]]))).toMatchObject({
      lon: names('Gamma'),
      yr: 2022,
    })
  })

  it('take both of two lists, or a text that is neither side’s', () => {
    const rows = { ...base, sg: [{ dur: 1 }] }
    const merge = mergeSaves(
      rows,
      { ...rows, lon: names('Beta'), sg: [{ dur: 2 }] },
      { ...rows, lon: names('Gamma'), sg: [{ dur: 3 }] },
    )
    const choices = new Map<string, Choice>([
      ['value /lon/en/n', { text: 'Delta' }],
      ['value /sg', { take: 'both' }],
    ])
    expect(withChoices(merge, choices)).toMatchObject({ lon: names('Delta'), sg: [{ dur: 2 }, { dur: 3 }] })
    const empty = new Map<string, Choice>([['value /lon/en/n', { text: '' }]])
    expect(withChoices(merge, empty).lon).toEqual([{ lang: 'en' }])
  })

  it('count nothing of a removed entry as merged alone while it is in dispute', () => {
    const two = { ...base, lon: names('Alpha', 'ஆல்பா') }
    const merge = mergeSaves(two, { ...two, lon: names('Alpha') }, { ...two, lon: names('Alpha', 'ஆல்ஃபா') })
    expect(merge.conflicts.map(({ field }) => field)).toEqual(['/lon/ta'])
    expect([...merge.taken, ...merge.kept]).toEqual([])
  })

  it('let the mark of a translation follow its text, and ask nobody about it', () => {
    const marked = (n: string, src: string) => [
      { lang: 'en', n: 'Alpha' },
      { lang: 'zh', n, src },
    ]
    const two = { ...base, lon: marked('甲', 'old') }
    const merge = mergeSaves(two, { ...two, lon: marked('乙', 'mine') }, { ...two, lon: marked('丙', 'theirs') })
    expect(merge.conflicts.map(({ field }) => field)).toEqual(['/lon/zh/n'])
    const take = (choice: Choice) => withChoices(merge, new Map([['value /lon/zh/n', choice]])).lon
    expect(take({ take: 'mine' })).toEqual(marked('乙', 'mine'))
    expect(take({ take: 'theirs' })).toEqual(marked('丙', 'theirs'))
    expect(take({ text: '丁' })).toEqual(marked('丁', 'mine'))
    expect(changesOf(merge, new Map()).map(({ field }) => field)).toEqual(['/lon/zh/n'])
    // Only they changed the text; my mark came from a change of the source.
    const alone = mergeSaves(two, { ...two, lon: marked('甲', 'mine') }, { ...two, lon: marked('丙', 'theirs') })
    expect(withChoices(alone, new Map()).lon).toEqual(marked('丙', 'theirs'))
  })

  it('never argue about images, which the server alone writes', () => {
    const merge = mergeSaves(base, { ...base, yr: 2021 }, { ...base, rev: 5, ia: ['0-16x9', '0-4x3'] })
    expect(merge.merged).toMatchObject({ ia: ['0-16x9', '0-4x3'], yr: 2021 })
    expect(merge.taken).toEqual([])
  })
})
