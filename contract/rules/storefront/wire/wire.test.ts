import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aContainer,
  aStorefront,
  aTab,
  contents,
  newest,
  storefronts,
  titlesEntry,
} from '#tests/support/aStorefront.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import { entryKey } from '../curation/entry.ts'
import { FIELDS, type FieldName } from '../fields/fieldTable.ts'
import type { Storefront } from '../model/storefront.ts'
import { entriesOnWire, readEntries } from './entryOnWire.ts'
import { readContainer, readStorefront } from './readStorefront.ts'
import { containerOnWire, pageOnWire, treeOnWire } from './storefrontOnWire.ts'
import { withIds } from './withIds.ts'

const overTheWire = (storefront: Storefront): Storefront => {
  const page = JSON.parse(JSON.stringify({ ...pageOnWire(storefront), id: storefront.store.id }))
  const containers = [...storefront.containers.values()].map((one) =>
    JSON.parse(JSON.stringify({ ...containerOnWire(one, storefront.curation.get(one.id)), id: one.id })),
  )
  return readStorefront(page, containers)
}

describe('form names and wire names', () => {
  it('are those of the specification, and no two fields share one', () => {
    const wireOf = (name: FieldName) => FIELDS[name].wire
    expect(
      (['layout', 'style', 'size', 'ratio', 'startDate', 'endDate', 'containerTag', 'containerPolicy'] as const).map(
        wireOf,
      ),
    ).toEqual(['lo', 'stl', 's', 'iar', 'st_dt', 'ed_dt', 'con_tg', 'appliesif'])
    expect(wireOf('externalIdentifier')).toBe('ex_id')
    const names = Object.values(FIELDS).map(({ wire }) => wire)
    expect(new Set(names).size).toBe(names.length)
  })
  it('language is lang, name is n, item is i', () => {
    const container = aContainer('new', { names: [{ language: 'ta', name: 'புதியவை' }] })
    const wire = containerOnWire(container, [titlesEntry('t1')])
    expect(wire.lon).toEqual([{ lang: 'ta', n: 'புதியவை' }])
    expect(wire.i?.[0]).toMatchObject({ type: 'manual', priority: 1, data: [{ id: 't1' }] })
  })
})

describe('what is sent', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(storefronts, (storefront) => {
        expect(overTheWire(storefront)).toEqual(storefront)
      }),
    )
  })
  it('and content does, whatever is chosen', () => {
    fc.assert(
      fc.property(contents, (content) => {
        expect(readEntries(JSON.parse(JSON.stringify(entriesOnWire(content))))).toEqual(content)
      }),
    )
  })
})

describe('what another service sends', () => {
  it('goes back as it came: fields, layouts, sources and names of its own', () => {
    const wire = {
      id: 'c1',
      lo: 'hero',
      stl: 'rounded',
      vendor: { depth: [1, 2] },
      st_dt: 'soon',
      lon: [{ lang: 'en', n: 'Drama', of: { lang: 'ms', n: 'Drama' } }],
      ap: [{ n: 'age', op: 'equals', val: ['adult'] }],
      i: [{ type: 'rss', cu: 'https://feeds.example/drama', more: 1 }],
    }
    const { container, content } = readContainer(wire)
    expect(container.settings).toEqual({
      style: 'rounded',
      names: [{ language: 'en', name: 'Drama', of: { lang: 'ms', n: 'Drama' } }],
    })
    expect(containerOnWire(container, content)).toEqual(wire)
  })
  it('is never lost nor changed, whatever it is', () => {
    const field = fc.constantFrom(...Object.values(FIELDS).map(({ wire }) => wire), 'own', '__proto__', 'i')
    fc.assert(
      fc.property(fc.dictionary(field, fc.jsonValue()), (fields) => {
        const wire = { ...(JSON.parse(JSON.stringify(fields)) as object), id: 'c1' }
        const { container, content } = readContainer(wire as never)
        const back = JSON.parse(JSON.stringify(containerOnWire(container, content)))
        const again = readContainer(back)
        expect({ container: again.container, content: again.content }).toEqual({ container, content })
      }),
    )
  })
  it('names a container twice in a tab, or one that nobody sent: it is there once', () => {
    const page = { id: 'p', ty: 'storefront', t: [{ id: 'a', c: [{ id: 'c1' }, { id: 'c1' }] }] } as const
    const { tab, containers } = readStorefront(structuredClone(page) as never)
    expect(tab.get('a')?.containers).toEqual(['c1'])
    expect(containers.get('c1')?.settings).toEqual({})
  })
  it('has containers on the page itself, which is its own tab', () => {
    const page = readStorefront({ id: 'p', ty: 'collection', c: [{ id: 'c1', lo: 'grid' }] })
    expect(page.tabs).toEqual(['own'])
    expect(page.containers.get('c1')?.settings.layout).toBe('grid')
    expect(pageOnWire(page)).toEqual({ id: 'p', ty: 'collection', c: [{ id: 'c1' }] })
  })
})

describe('entries', () => {
  it('of a pinned query are the query and a title for each slot', () => {
    const pinned = {
      ...newest,
      source: 'query' as const,
      query: { filter: [] },
      pins: [{ slot: 3, item: { id: 't9' } }],
    }
    const wire = entriesOnWire([pinned])
    expect(wire.map(({ type, pin }) => [type, pin])).toEqual([
      ['query', undefined],
      ['manual', 3],
    ])
    expect(readEntries(wire)).toEqual([pinned])
  })
  it('without a list name their titles by their address', () => {
    const [entry] = readEntries([{ type: 'manual', cu: '/storefront/content/manual?ids=t1,t2' }])
    expect(entry && entryKey(entry)).toBe('manual')
    expect(entry).toMatchObject({ items: [{ id: 't1' }, { id: 't2' }] })
  })
})

describe('a save of the whole', () => {
  const read = (storefront: Storefront): Storefront => ({
    ...storefront,
    containers: new Map([...storefront.containers].map(([id, one]) => [id, { ...one, head: { rev: 4, st: 'draft' } }])),
  })
  const [a, b] = [aContainer('a'), aContainer('b', { ownership: 'reusable' })]
  const saved = read(aStorefront([aTab('home', ['a', 'b'])], [a, b]))

  it('sends what changed at the revision that the server has, and what is gone', () => {
    const now = aStorefront([aTab('home', ['b', 'new'])], [b, aContainer('new')])
    const tree = treeOnWire(saved, now, 'draft')
    expect(tree.containers).toEqual([{ id: 'new', lon: [{ lang: 'en', n: 'new' }], st: 'draft' }])
    expect(tree.removed).toEqual([{ id: 'a', rev: 4 }])
    expect(tree.page.t?.[0]?.c).toEqual([{ id: 'b' }, { id: 'new' }])
  })
  it('publishes the containers of the page’s own along with it', () => {
    expect(treeOnWire(saved, saved, 'published').containers.map(({ id, st, rev }) => [id, st, rev])).toEqual([
      ['a', 'published', 4],
    ])
  })
  it('leaves alone a shared container that joins the page, and sends what was changed of it at its revision', () => {
    const shared = readContainer({ id: 'c', owner: 'reusable', lon: [{ lang: 'en', n: 'c' }], rev: 7, st: 'published' })
    const { storefront: now } = applyCommand(saved, { kind: 'attach', tab: 'home', added: shared })
    const sent = (storefront: Storefront) => {
      const { page, containers } = treeOnWire(saved, storefront, 'draft')
      return [page.t?.[0]?.c?.at(-1), containers.map(({ id, rev }) => [id, rev])]
    }
    expect(sent(now)).toEqual([{ id: 'c' }, []])
    const name = { kind: 'rename', target: { of: 'container', id: 'c' }, language: 'en', name: 'C' } as const
    expect(sent(applyCommand(now, name).storefront)).toEqual([{ id: 'c' }, [['c', 7]]])
  })
  it('goes out under the ids that the server gave, while the editor keeps its own', () => {
    const there = withIds(saved, new Map([['a', 'a1']]))
    expect(there.tab.get('home')?.containers).toEqual(['a1', 'b'])
    expect(withIds(there, new Map([['a1', 'a']]))).toEqual(saved)
  })
})
