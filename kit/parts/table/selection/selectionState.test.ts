import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SelectionState as State } from './selectionState.ts'
import { NOTHING_SELECTED, recounted, selectionRules, without } from './selectionState.ts'

type Row = { id: string; rev: number }
type SelectionState = State<Row, { filter: unknown[]; st?: string }>
const rules = selectionRules<Row, { filter: unknown[]; st?: string }>(({ id }) => id)
const { allChosen, anchored, pageAdded, pageToggled, ranged, refreshed, toggled } = rules

const row = (id: string, rev = 1): Row => ({ id, rev })
const page = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => row(id))
const at = (index: number) => page[index] as Row
const ids = (state: SelectionState) => [...state.rows.keys()].sort().join('')

describe('the selection of a list', () => {
  it('takes a row and lets it go again', () => {
    const one = toggled(NOTHING_SELECTED, at(1))
    expect(ids(one)).toBe('b')
    expect(ids(toggled(one, at(1)))).toBe('')
  })

  it('draws a range from the row that was chosen last, in either direction', () => {
    const from = toggled(NOTHING_SELECTED, at(3))
    expect(ids(ranged(from, page, 5))).toBe('def')
    expect(ids(ranged(from, page, 1))).toBe('bcd')
  })

  it('replaces the last range by the next and keeps what was chosen before', () => {
    const before = toggled(toggled(NOTHING_SELECTED, at(0)), at(2))
    const long = ranged(before, page, 5)
    expect(ids(long)).toBe('acdef')
    expect(ids(ranged(long, page, 3))).toBe('acd')
  })

  it('starts a range where the focus was when nothing was chosen on this page', () => {
    const elsewhere = toggled(NOTHING_SELECTED, row('z'))
    expect(ids(ranged(elsewhere, page, 2, 1))).toBe('bcz')
    expect(ids(ranged(anchored(elsewhere, 'f'), page, 4))).toBe('efz')
  })

  it('takes the page beside other pages, and lets go of the page alone', () => {
    const elsewhere = toggled(NOTHING_SELECTED, row('z'))
    const all = pageToggled(elsewhere, page)
    expect(ids(all)).toBe('abcdefz')
    expect(ids(pageToggled(all, page))).toBe('z')
    expect(pageAdded(all, page)).toBe(all)
  })

  it('takes over the revision that a refreshed page brings, and nothing where nothing changed', () => {
    const state = ranged(toggled(NOTHING_SELECTED, at(0)), page, 1)
    const newer = refreshed(state, [row('a', 2), at(1), row('c', 7)])
    expect([...newer.rows.values()].map(({ id, rev }) => `${id}${rev}`)).toEqual(['a2', 'b1'])
    expect(refreshed(newer, [newer.rows.get('a') as Row])).toBe(newer)
  })

  it('lets go of what is done', () => {
    expect(ids(without(pageToggled(NOTHING_SELECTED, page), new Set(['a', 'f'])))).toBe('bcde')
  })

  it('of everything that matches takes in each page that comes on screen', () => {
    const all = { flt: { filter: [] }, count: 9000, atLeast: false }
    const first = allChosen(NOTHING_SELECTED, page, all)
    const next = refreshed(first, [row('g'), row('h')])
    expect(ids(next)).toBe('abcdefgh')
    expect(next.all).toBe(all)
    expect(refreshed(next, page)).toBe(next)
  })

  it('of everything that matches says how much that is by now, and is empty where nothing is left', () => {
    const all = { flt: { filter: [], st: 'draft' }, count: 661, atLeast: false }
    const chosen = allChosen(NOTHING_SELECTED, page, all)
    expect(recounted(chosen, { ...all })).toBe(chosen)
    expect(recounted(chosen, { ...all, count: 112 }).all?.count).toBe(112)
    expect(recounted(chosen, { ...all, count: 0 })).toBe(NOTHING_SELECTED)
    expect(recounted(chosen, { ...all, flt: { filter: [] }, count: 3 })).toBe(chosen)
    expect(recounted(NOTHING_SELECTED, all)).toBe(NOTHING_SELECTED)
  })

  it('is no longer everything once a single row is let go', () => {
    const all = allChosen(NOTHING_SELECTED, page, { flt: { filter: [] }, count: 9000, atLeast: false })
    const less = toggled(all, at(2))
    expect(less.all).toBeUndefined()
    expect(ids(less)).toBe('abdef')
    expect(pageToggled(all, page).all).toBeUndefined()
  })

  it('law: a range holds exactly the rows between its ends and what was chosen before it', () => {
    const index = fc.nat({ max: page.length - 1 })
    fc.assert(
      fc.property(fc.uniqueArray(index), index, fc.array(index, { minLength: 1 }), (chosen, anchor, ends) => {
        const before = chosen
          .filter((one) => one !== anchor)
          .reduce<SelectionState>((state, one) => toggled(state, at(one)), NOTHING_SELECTED)
        const start = toggled(before, at(anchor))
        const state = ends.reduce((last, end) => ranged(last, page, end), start)
        const last = ends.at(-1) ?? anchor
        const between = page.slice(Math.min(anchor, last), Math.max(anchor, last) + 1)
        const wanted = new Set([...before.rows.keys(), ...between.map(({ id }) => id)])
        expect(new Set(state.rows.keys())).toEqual(wanted)
      }),
    )
  })
})
