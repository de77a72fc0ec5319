import { useEffect, useState, useSyncExternalStore } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { childTypesOf } from './treeTypes.ts'
import { createTreeStore, TREE_PAGE } from './treeStore.ts'
import type { TreeStore } from './treeStore.ts'

/** The tree below a title, opened along the way to one of its pieces. It hears of every write that the server pushes. */
export function useTree(root: TreeRow, way: readonly TreeRow[]) {
  const { calls, types, events } = useConsole()
  const [tree] = useState<TreeStore>(() =>
    createTreeStore(root, (parent, page) =>
      calls.listChildren({
        params: { id: parent.id },
        query: {
          cty: childTypesOf(types, parent.cty)
            .map(({ type }) => type)
            .join(','),
          pageNumber: page + 1,
          pageSize: TREE_PAGE,
        },
      }),
    ),
  )
  useEffect(() => {
    for (const row of way) tree.setOpen(row, true)
    // Numbers tell about where a piece stands, so that its page comes with the first.
    for (const [at, row] of way.entries()) {
      const parent = way[at - 1]
      if (parent && row.order !== undefined) tree.need(parent, Math.max(0, row.order - 1))
    }
    // The way is that of the moment when the tree is shown; what a person closes stays closed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tree])
  useEffect(
    () =>
      events.subscribe(({ topic, id }) => {
        if (topic !== 'version') return
        const line = tree.lines().find((one) => one.kind === 'row' && one.row.id === id)
        if (line?.kind === 'row' && line.parent) void tree.reload(line.parent.id)
      }),
    [events, tree],
  )
  return { tree, lines: useSyncExternalStore(tree.subscribe, tree.lines) }
}
