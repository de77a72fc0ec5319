import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aContainer,
  aStorefront,
  aTab,
  draws,
  newest,
  storefronts,
  titlesEntry,
  walked,
} from '#tests/support/aStorefront.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import type { StorefrontCommand } from '../commands/command.ts'
import type { Storefront } from '../model/storefront.ts'
import { mergeStorefront } from './mergeStorefront.ts'
import { storefrontChanges } from './storefrontChanges.ts'

const base = aStorefront(
  [aTab('home', ['a', 'b', 'c']), aTab('films', ['d'])],
  ['a', 'b', 'c', 'd'].map((id) => aContainer(id)),
  { a: [titlesEntry('t1', 't2')], b: [newest] },
)
const after = (...commands: StorefrontCommand[]) =>
  commands.reduce((now, command) => applyCommand(now, command).storefront, base)
const rename = (id: string, name: string): StorefrontCommand => ({
  kind: 'rename',
  target: { of: 'container', id },
  language: 'en',
  name,
})
const place = (id: string, tab = 'home') => ({ tab, id })
const said = ({ adjusted: _adjusted, ...rest }: Storefront) => rest

describe('two people at one page', () => {
  it('merge by container, by field and by title', () => {
    const mine = after(rename('a', 'Mine'), { kind: 'addTitles', id: 'a', source: 'manual', titles: [{ id: 't3' }] })
    const theirs = after(
      { kind: 'set', target: { of: 'container', id: 'a' }, field: 'size', value: 'large' },
      rename('b', 'Theirs'),
      { kind: 'removeTitles', id: 'a', source: 'manual', titles: ['t1'] },
    )
    const { merged, conflicts } = mergeStorefront(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(merged.containers.get('a')?.settings).toMatchObject({
      size: 'large',
      names: [{ language: 'en', name: 'Mine' }],
    })
    expect(merged.containers.get('b')?.settings.names?.[0]?.name).toBe('Theirs')
    expect(merged.curation.get('a')).toEqual([titlesEntry('t2', 't3')])
  })
  it('name one container in two languages', () => {
    const named = (language: string, name: string) => after({ ...rename('a', name), language } as StorefrontCommand)
    const { merged, conflicts } = mergeStorefront(base, named('ms', 'Satu'), named('ta', 'ஒன்று'))
    expect(conflicts).toEqual([])
    const names = merged.containers.get('a')?.settings.names?.map(({ language }) => language)
    expect(names).toEqual(expect.arrayContaining(['ms', 'ta']))
  })
  it('move different containers of a tab', () => {
    const mine = after({ kind: 'moveContainers', places: [place('a')], tab: 'films', at: 0 })
    const theirs = after({ kind: 'moveContainers', places: [place('c')], tab: 'home', at: 0 })
    const { merged, conflicts } = mergeStorefront(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect([...merged.tab.values()].map(({ containers }) => containers)).toEqual([
      ['c', 'b'],
      ['a', 'd'],
    ])
  })
  it.each<[string, StorefrontCommand, StorefrontCommand]>([
    ['fields', rename('a', 'Mine'), rename('a', 'Theirs')],
    ['removed', { kind: 'removeContainers', places: [place('a')] }, rename('a', 'Theirs')],
    ['removed', rename('a', 'Mine'), { kind: 'removeTab', id: 'home' }],
    [
      'moved',
      { kind: 'moveContainers', places: [place('a')], tab: 'films' },
      { kind: 'moveContainers', places: [place('a')], tab: 'third' },
    ],
    [
      'content',
      { kind: 'setContent', id: 'b', entries: [titlesEntry('t5')], evenLosing: true },
      { kind: 'setContent', id: 'b', entries: [{ ...newest, count: 5 }] },
    ],
  ])('disagree by %s, and nothing of either is lost unseen', (kind, mine, theirs) => {
    const start = kind === 'moved' ? after({ kind: 'addTab', tab: aTab('third') }) : base
    const [one, other] = [mine, theirs].map((command) => applyCommand(start, command).storefront)
    const { merged, conflicts } = mergeStorefront(start, one as Storefront, other as Storefront)
    expect(conflicts.map((conflict) => conflict.kind)).toContain(kind)
    expect(merged.containers.has('a')).toBe(true)
    expect([...merged.tab.values()].filter(({ containers }) => containers.includes('a'))).toHaveLength(1)
  })
  it('save from their revision', () => {
    const theirs = { ...base, store: { ...base.store, head: { rev: 7 } } }
    expect(mergeStorefront(base, after(rename('a', 'x')), theirs).merged.store.head).toEqual({ rev: 7 })
  })
})

describe('laws of merging', () => {
  it('with nothing of theirs it is mine, with nothing of mine theirs', () => {
    fc.assert(
      fc.property(storefronts, draws, (start, list) => {
        const changed = walked(start, list, 'm')
        expect(mergeStorefront(start, changed, start)).toEqual({ merged: changed, conflicts: [] })
        expect(mergeStorefront(start, changed, start).merged).toBe(changed)
        expect(said(mergeStorefront(start, start, changed).merged)).toEqual(said(changed))
      }),
      { numRuns: 150 },
    )
  })
  it('who is mine does not matter where nothing is disputed', () => {
    let agreed = 0
    fc.assert(
      fc.property(storefronts, draws, draws, (start, mineDraws, theirDraws) => {
        const [mine, theirs] = [walked(start, mineDraws.slice(0, 3), 'm'), walked(start, theirDraws.slice(0, 3), 't')]
        const [one, other] = [mergeStorefront(start, mine, theirs), mergeStorefront(start, theirs, mine)]
        expect(other.conflicts.length > 0).toBe(one.conflicts.length > 0)
        if (one.conflicts.length > 0) return
        if (mine !== start && theirs !== start) agreed++
        expect(said(other.merged)).toEqual(said(one.merged))
      }),
      { numRuns: 300 },
    )
    expect(agreed).toBeGreaterThan(20)
  })
  it('the page stays whole', () => {
    fc.assert(
      fc.property(storefronts, draws, draws, (start, mineDraws, theirDraws) => {
        const { merged } = mergeStorefront(start, walked(start, mineDraws, 'm'), walked(start, theirDraws, 't'))
        const shown = merged.tabs.flatMap((id) => merged.tab.get(id)?.containers ?? [])
        expect(merged.tabs.length).toBe(merged.tab.size)
        expect(new Set(shown)).toEqual(new Set(merged.containers.keys()))
        const alone = shown.filter((id) => merged.containers.get(id)?.settings.ownership !== 'reusable')
        expect(new Set(alone).size).toBe(alone.length)
      }),
      { numRuns: 200 },
    )
  })
})

describe('what changed', () => {
  it('is told by container, the fewest that have to move', () => {
    const now = after(
      { kind: 'moveContainers', places: [place('a')], tab: 'home' },
      rename('b', 'Best'),
      { kind: 'removeContainers', places: [place('d', 'films')] },
      { kind: 'addTab', tab: aTab('new') },
    )
    const told = storefrontChanges(base, now).map(
      ({ target, change }) => `${'id' in target ? target.id : 'page'} ${change}`,
    )
    expect(told.toSorted()).toEqual(['a moved', 'b changed', 'd removed', 'new added'])
    expect(storefrontChanges(base, base)).toEqual([])
  })
})
