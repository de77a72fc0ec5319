import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOLDED, optionsShown } from './optionsShown.ts'
import type { SearchOption } from './searchState.ts'

const option = (name: string, count?: number): SearchOption & { name: string } => ({
  name,
  accessor: name,
  header: { en: name, zh: name, ms: name, ta: name },
  checked: true,
  value: name,
  key: 'content_type',
  ...(count !== undefined && { count }),
})
const types = ['Movies', 'Short videos', 'TV series', 'TV seasons', 'TV episodes', 'Channels'].map((name) =>
  option(name, 0),
)
const shownNames = (...asked: Parameters<typeof optionsShown<(typeof types)[number]>>) =>
  optionsShown(...asked).shown.map(({ name }) => name)
const folded = { chosen: [], sought: undefined, isAll: false }

describe('a list of FILTER RESULTS', () => {
  it('shows its first lines folded and all of them on Show More', () => {
    expect(shownNames(types, folded)).toEqual(['Movies', 'Short videos', 'TV series', 'TV seasons'])
    expect(shownNames(types, { ...folded, isAll: true })).toHaveLength(6)
    expect(optionsShown(types.slice(0, 4), folded).isFolding).toBe(false)
  })

  it('hides no hits for the sake of what is chosen and has none, nor more hits for the sake of fewer', () => {
    const counts = [0, 2, 1, 7, 3, 1]
    const found = types.map((one, at) => ({ ...one, count: counts[at] ?? 0 }))
    const shown = shownNames(found, { ...folded, chosen: ['Movies', 'Channels'] })
    expect(shown).toEqual(['Short videos', 'TV seasons', 'TV episodes', 'Channels'])
  })

  it('has room first for what has hits, then for what is chosen, in its own order', () => {
    const found = types.map((one) => (one.name === 'Channels' ? { ...one, count: 3 } : one))
    expect(shownNames(found, { ...folded, chosen: ['TV episodes'] })).toEqual([
      'Movies',
      'Short videos',
      'TV episodes',
      'Channels',
    ])
  })

  it('is filtered by part of a name, whatever its case and accents', () => {
    expect(shownNames([option('Séries TV')], { ...folded, sought: 'series' })).toEqual(['Séries TV'])
    expect(shownNames(types, { ...folded, sought: ' tV ' })).toEqual(['TV series', 'TV seasons', 'TV episodes'])
    expect(shownNames(types, { ...folded, sought: 'zz' })).toEqual([])
  })

  it('never shows a line twice, nor more than fit, nor hides hits that fit', () => {
    const options = fc.uniqueArray(fc.record({ name: fc.string({ maxLength: 3 }), count: fc.nat(2) }), {
      selector: ({ name }) => name,
      maxLength: 9,
    })
    fc.assert(
      fc.property(options, fc.nat(FOLDED), (list, chosenCount) => {
        const all = list.map(({ name, count }) => option(name, count))
        const chosen = all
          .slice(-chosenCount || all.length)
          .map(({ value }) => value)
          .slice(0, FOLDED)
        const shown = shownNames(all, { ...folded, chosen })
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown.length).toBe(Math.min(FOLDED, all.length))
        const hits = all.filter(({ count = 0 }) => count > 0).slice(0, FOLDED)
        expect(shown.filter((name) => all.some((one) => one.name === name && one.count)).length).toBe(hits.length)
      }),
    )
  })
})
