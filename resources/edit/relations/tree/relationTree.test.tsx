import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { aType } from '#tests/support/aType.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { RelationTree } from './RelationTree.tsx'
import type { TreeStore } from './treeStore.ts'
import { createTreeStore, TREE_PAGE } from './treeStore.ts'
import type { Moves } from '../moves/useMoves.ts'

const season: TypeSummary = summaryOf(aType({ type: 'season', relations: { children: ['part'] } }))
const part: TypeSummary = summaryOf(
  aType({ type: 'part', relations: { parent: { types: ['season'], field: 'parent' } } }),
)
const rowOf = (id: string, cty: string, more: Partial<TreeRow> = {}): TreeRow => ({
  id,
  key: id,
  urn: '',
  cty,
  st: 'published',
  rev: 1,
  sides: [{ st: 'published', key: id, n: 1 }],
  ct: '',
  ut: '',
  uu: '',
  lon: [{ lang: 'en', n: id }],
  ...more,
})
const COUNT = 900
const root = rowOf('Long season', 'season', { children: COUNT })
const parts = Array.from({ length: COUNT }, (_, at) =>
  rowOf(`Part ${at + 1}`, 'part', { parent: root.id, order: at + 1 }),
)

function Shown({ tree, moves }: { tree: TreeStore; moves: Moves }) {
  const lines = useSyncExternalStore(tree.subscribe, tree.lines)
  return (
    <RelationTree
      root={root}
      tree={tree}
      lines={lines}
      current={root.id}
      moves={moves}
      onAdd={() => undefined}
      onSort={() => undefined}
    />
  )
}

async function aTree() {
  const load = vi.fn((_: TreeRow, page: number) =>
    Promise.resolve({ rows: parts.slice(page * TREE_PAGE, (page + 1) * TREE_PAGE), count: COUNT }),
  )
  const tree = createTreeStore(root, load)
  const move = vi.fn()
  const moves = { state: {}, move, confirm: vi.fn(), dismiss: vi.fn(), whyNot: () => 'no' } as unknown as Moves
  const session = { types: [season, part], actor: { uid: 'ann' }, may: () => true } as unknown as ConsoleValue
  await renderInKit(
    <MemoryRouter>
      <ConsoleContext value={session}>
        <Shown tree={tree} moves={moves} />
      </ConsoleContext>
    </MemoryRouter>,
  )
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('button', { name: 'Open Long season' }))
  await screen.findByRole('treeitem', { name: /^1 Part 1 / })
  return { load, move, user }
}

describe('a tree of nine hundred episodes', () => {
  it('draws what is seen and says how many there are', async () => {
    const { load } = await aTree()
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(30)
    expect(screen.getByRole('treeitem', { name: /^1 Part 1 / })).toHaveAttribute('aria-setsize', '900')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads the page that one goes to', async () => {
    const { load } = await aTree()
    const box = screen.getByRole('tree').parentElement as HTMLElement
    box.scrollTop = 44 * 850
    box.dispatchEvent(new Event('scroll'))
    expect(await screen.findByRole('treeitem', { name: /^852 Part 852 / })).toBeVisible()
    expect(load.mock.calls.map(([, page]) => page)).toEqual([0, 8])
  })

  it('carries a title by the key M to where Enter lets it go, and Escape gives it up', async () => {
    const { move, user } = await aTree()
    screen.getByRole('treeitem', { name: /^5 Part 5 / }).focus()
    await user.keyboard('m{Escape}')
    expect(screen.queryByText(/You carry/)).toBeNull()
    await user.keyboard('m{ArrowUp}{ArrowUp}{Enter}')
    expect(move).toHaveBeenCalledTimes(1)
    expect(move).toHaveBeenCalledWith({ kind: 'beside', row: parts[4], other: 'Part 3', after: false })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: /^5 Part 5 / })))
  })
})
