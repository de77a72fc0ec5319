import { describe, expect, it } from 'vitest'
import { aContainer, aStorefront, aTab, newest, titlesEntry } from '#tests/support/aStorefront.ts'
import { treeOnWire } from '../wire/storefrontOnWire.ts'
import { applyCommand } from './applyCommand.ts'

const named = (name: string) => ({ names: [{ language: 'en', name }] })
const reusable = { ownership: 'reusable' } as const
const version = aStorefront(
  [aTab('home', ['a', 'gone', 'shared', 'joins'], named('Home as it was'))],
  [
    aContainer('a', named('A as it was')),
    aContainer('gone', named('Gone')),
    aContainer('shared', { ...reusable, ...named('Shared as it was') }),
    aContainer('joins', { ...reusable, ...named('Joins as it was') }),
  ],
  { a: [newest], gone: [titlesEntry('dune')] },
  named('The page as it was'),
)
const present = aStorefront(
  [aTab('home', ['a', 'shared', 'new'], named('Home')), aTab('more', [])],
  [aContainer('a', named('A')), aContainer('shared', { ...reusable, ...named('Shared') }), aContainer('new')],
  { a: [titlesEntry('mulan')] },
)
const joins = { ...aContainer('joins', { ...reusable, ...named('Joins today') }), head: { rev: 9 } }
const shared = new Map([['joins', { container: joins, content: [newest] }]])
const nameOf = (storefront: typeof present, id: string) => storefront.containers.get(id)?.settings.names?.[0]?.name

describe('a page that is brought back', () => {
  const { storefront } = applyCommand(present, { kind: 'restorePage', version, shared })

  it('has the settings, tabs, containers and content of the old version', () => {
    expect([storefront.store.settings, storefront.tabs]).toEqual([version.store.settings, ['home']])
    expect(storefront.tab.get('home')).toEqual(version.tab.get('home'))
    expect([nameOf(storefront, 'a'), nameOf(storefront, 'gone'), storefront.containers.has('new')]).toEqual([
      ...['A as it was', 'Gone', false],
    ])
    expect([storefront.curation.get('a'), storefront.curation.get('gone')]).toEqual([[newest], [titlesEntry('dune')]])
  })
  it('leaves as they are today containers that other pages show', () => {
    expect([nameOf(storefront, 'shared'), nameOf(storefront, 'joins')]).toEqual(['Shared', 'Joins today'])
    const { containers } = treeOnWire(present, storefront, 'draft')
    expect(containers.map(({ id, rev }) => [id, rev])).toEqual([
      ['a', undefined],
      ['gone', undefined],
    ])
  })
  it('has a container of its own in the place of a shared one that is no more', () => {
    const { storefront: without } = applyCommand(present, { kind: 'restorePage', version, shared: new Map() })
    expect(without.containers.get('joins')?.settings).toMatchObject({
      ownership: 'standalone',
      ...named('Joins as it was'),
    })
  })
  it('is of its own kind', () => {
    const collection = { ...version, store: { ...version.store, ty: 'collection' as const } }
    const { refused } = applyCommand(present, { kind: 'restorePage', version: collection, shared })
    expect(refused?.reason).toBe('unknown')
  })
})

it('a container that is brought back has its old settings and content, and is shared or not as it is today', () => {
  const from = { container: aContainer('shared', { ownership: 'standalone', ...named('Before') }), content: [newest] }
  const { storefront, changed } = applyCommand(present, { kind: 'restoreContainer', id: 'shared', from })
  expect(storefront.containers.get('shared')?.settings).toEqual({ ...reusable, ...named('Before') })
  expect([storefront.curation.get('shared'), changed]).toEqual([[newest], ['shared']])
  expect(applyCommand(present, { kind: 'restoreContainer', id: 'none', from }).refused?.reason).toBe('unknown')
})
