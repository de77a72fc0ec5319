import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import type { TreeRow } from '#contract/schemas/series.ts'

/** Where a dragged title would land. */
export type Drop = 'before' | 'after' | 'into'

type Wanted = {
  line: HTMLElement
  /** Without one the line is only something to drop on. */
  grip: HTMLElement | null
  row: TreeRow
  /** What would become of a title that is let go here, or nothing. */
  dropOf: (dragged: TreeRow, inUpperHalf: boolean) => Drop | undefined
  show: (drop: Drop | undefined) => void
  drop: (dragged: TreeRow, drop: Drop) => void
}

const rowIn = (data: Record<string | symbol, unknown>) => data.treeRow as TreeRow | undefined

/** Makes a line of the tree something to drag, by its grip, and something to drop on. */
export function dragLine({ line, grip, row, dropOf, show, drop }: Wanted): () => void {
  const landing = (source: { data: Record<string | symbol, unknown> }, y: number) => {
    const dragged = rowIn(source.data)
    const { top, height } = line.getBoundingClientRect()
    return dragged && dragged.id !== row.id ? dropOf(dragged, y < top + height / 2) : undefined
  }
  return combine(
    ...(grip ? [draggable({ element: line, dragHandle: grip, getInitialData: () => ({ treeRow: row }) })] : []),
    dropTargetForElements({
      element: line,
      canDrop: ({ source, input }) => landing(source, input.clientY) !== undefined,
      onDrag: ({ source, location }) => show(landing(source, location.current.input.clientY)),
      onDragLeave: () => show(undefined),
      onDrop: ({ source, location }) => {
        show(undefined)
        const dragged = rowIn(source.data)
        const place = landing(source, location.current.input.clientY)
        if (dragged && place) drop(dragged, place)
      },
    }),
  )
}
