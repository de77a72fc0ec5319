import { describe, expect, it, vi } from 'vitest'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { planMove } from './moves/planMoves.ts'
import { saveMoves, type MoveCalls } from './moves/saveMoves.ts'
import { createTreeStore, TREE_PAGE } from './tree/treeStore.ts'

const rowOf = (id: string, more: Partial<TreeRow> = {}): TreeRow => ({
  id,
  key: id,
  urn: '',
  cty: 'tvepisode',
  st: 'published',
  rev: 1,
  sides: [],
  ct: '',
  ut: '',
  uu: '',
  parent: 'season',
  ...more,
})
const settled = () => new Promise((done) => setTimeout(done, 0))

describe('the tree', () => {
  const root = rowOf('series', { children: 250 })
  const children = Array.from({ length: 250 }, (_, at) => rowOf(`c${at}`, { order: at + 1 }))
  const aTree = () => {
    const load = vi.fn((_: TreeRow, page: number) =>
      Promise.resolve({ rows: children.slice(page * TREE_PAGE, (page + 1) * TREE_PAGE), count: children.length }),
    )
    return { load, tree: createTreeStore(root, load) }
  }

  it('shows its top alone until it is opened, then loads page by page as lines come into view', async () => {
    const { load, tree } = aTree()
    expect(tree.lines()).toHaveLength(1)
    tree.setOpen(root, true)
    expect(tree.lines().map(({ kind }) => kind)).toEqual(['row', 'waiting'])
    await settled()
    const lines = tree.lines()
    expect(lines).toHaveLength(251)
    expect(lines[100]).toMatchObject({ kind: 'row', key: 'c99', level: 2, index: 99, count: 250 })
    expect(lines[101]).toMatchObject({ kind: 'waiting', index: 100 })
    tree.need(root, 240)
    tree.need(root, 241)
    await settled()
    expect(load).toHaveBeenCalledTimes(2)
    expect(tree.lines()[250]).toMatchObject({ key: 'c249' })
    tree.setOpen(root, false)
    expect(tree.lines()).toHaveLength(1)
  })

  it('keeps its lines until something changes, so that nothing is drawn twice', async () => {
    const { tree } = aTree()
    expect(tree.lines()).toBe(tree.lines())
    tree.setOpen(root, true)
    await settled()
    const before = tree.lines()
    tree.setOpen(root, true)
    expect(tree.lines()).toBe(before)
  })

  it('says that a branch could not be loaded, and tries again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue({ rows: [], count: 0 })
    const tree = createTreeStore(root, load)
    tree.setOpen(root, true)
    await settled()
    expect(tree.lines()[1]).toMatchObject({ kind: 'failed' })
    await tree.reload('series')
    expect(tree.lines()[1]).toMatchObject({ kind: 'empty' })
  })

  it('says how many titles a branch has by now, not how many it had when its row was read', async () => {
    let count = 0
    const tree = createTreeStore(rowOf('series', { children: 0 }), () => Promise.resolve({ rows: [], count }))
    tree.setOpen(rowOf('series', { children: 0 }), true)
    await settled()
    count = 3
    await tree.reload('series')
    expect(tree.lines()[0]).toMatchObject({ row: { children: 3 } })
  })

  it('ends where data goes round in a ring', async () => {
    const ring = rowOf('a', { children: 1 })
    const tree = createTreeStore(ring, () => Promise.resolve({ rows: [ring], count: 1 }))
    tree.setOpen(ring, true)
    await settled()
    expect(tree.lines()).toHaveLength(2)
  })
})

const type: Pick<TypeSummary, 'type' | 'narrow' | 'relations'> = {
  type: 'tvepisode',
  narrow: { number: 'eps_n', facets: [], row: [] },
  relations: { parent: { types: ['tvseason'], field: 'parent' } },
}

describe('a move', () => {
  const episodes = [1, 2, 3, 5].map((order) => rowOf(`e${order}`, { order }))
  const calls = {
    getManyReference: (_type: string, { id }: { id: string }) =>
      Promise.resolve({ data: id === 'season' ? episodes : [rowOf('x', { order: 4 })], total: 4 }),
  } as unknown as MoveCalls
  const plan = async (move: Parameters<typeof planMove>[2]) =>
    (await planMove(calls, type, move)).map(({ row, fields }) => [row.id, fields])
  const last = episodes[3] as TreeRow

  it('up or down changes two numbers', async () => {
    expect(await plan({ kind: 'step', row: last, by: -1 })).toEqual([
      ['e5', { eps_n: 3 }],
      ['e3', { eps_n: 5 }],
    ])
    expect(await plan({ kind: 'step', row: last, by: 1 })).toEqual([])
  })

  it('beside another one changes those between', async () => {
    expect(await plan({ kind: 'beside', row: last, other: 'e2', after: false })).toEqual([
      ['e5', { eps_n: 2 }],
      ['e2', { eps_n: 3 }],
      ['e3', { eps_n: 5 }],
    ])
    expect(await plan({ kind: 'beside', row: episodes[0] as TreeRow, other: 'e2', after: false })).toEqual([])
    expect(await plan({ kind: 'beside', row: last, other: 'nobody', after: true })).toEqual([])
  })

  it('to another parent takes the next number there, or the one that was typed', async () => {
    expect(await plan({ kind: 'parent', row: last, parent: 'season2' })).toEqual([
      ['e5', { parent: 'season2', eps_n: 5 }],
    ])
    expect(await plan({ kind: 'parent', row: last, parent: 'season2', number: 4 })).toEqual([
      ['e5', { parent: 'season2', eps_n: 4 }],
      ['x', { eps_n: 5 }],
    ])
  })
})

describe('saving moves', () => {
  const record = { ...rowOf('e1'), lon: [{ lang: 'en', n: 'One' }], eps_n: 1 }
  const refused = (code: string) => Object.assign(new Error(code), { name: 'ApiError', code })
  const save = async (update: ReturnType<typeof vi.fn>, signal = new AbortController().signal, st = 'draft') =>
    saveMoves(
      ['e1', 'e2'].map((id) => ({ row: rowOf(id), fields: { eps_n: 9 } })),
      {
        calls: {
          getOne: () => Promise.resolve({ data: { ...record, st } }),
          update,
        } as unknown as MoveCalls,
        types: [],
        signal,
        wait: () => Promise.resolve(),
        onSaved: () => undefined,
      },
    )

  it('sends the whole text with the new place, under the revision that was read', async () => {
    const update = vi.fn().mockResolvedValue({})
    expect(await save(update)).toEqual({ saved: 2, failed: [], left: 0 })
    expect(update.mock.calls[0]).toMatchObject([
      'tvepisode',
      { id: 'e1', data: { lon: record.lon, parent: 'season', eps_n: 9 }, previousData: { rev: 1 } },
    ])
  })

  it('reads again after a save in between, and waits for a busy server', async () => {
    const update = vi
      .fn()
      .mockRejectedValueOnce(refused('stale'))
      .mockRejectedValueOnce(refused('tooManyRequests'))
      .mockResolvedValue({})
    expect(await save(update)).toMatchObject({ saved: 2, failed: [] })
    expect(update).toHaveBeenCalledTimes(4)
  })

  it('tells by row what was refused, and goes on with the others', async () => {
    const update = vi.fn().mockRejectedValueOnce(refused('locked')).mockResolvedValue({})
    const { saved, failed } = await save(update)
    expect([saved, failed.map(({ row }) => row.id)]).toEqual([1, ['e1']])
  })

  it('saves no draft over what waits for approval', async () => {
    const update = vi.fn()
    const { failed } = await save(update, undefined, 'pending')
    expect(failed[0]?.error).toMatchObject({ st: 'pending' })
    expect(update).not.toHaveBeenCalled()
  })

  it('stops between two titles', async () => {
    const stop = new AbortController()
    const update = vi.fn(() => {
      stop.abort()
      return Promise.resolve({})
    })
    expect(await save(update, stop.signal)).toEqual({ saved: 1, failed: [], left: 1 })
  })
})
