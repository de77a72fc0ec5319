import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

type Wanted = {
  line: HTMLElement
  grip: HTMLElement
  id: string
  show: (half: 'before' | 'after' | undefined) => void
  drop: (dragged: string, after: boolean) => void
}

/** Makes a line of the order something to drag, by its grip, and something to drop before or behind. */
export function dragSortLine({ line, grip, id, show, drop }: Wanted): () => void {
  const isAfter = (y: number) => {
    const { top, height } = line.getBoundingClientRect()
    return y >= top + height / 2
  }
  const draggedBy = (data: Record<string | symbol, unknown>) =>
    typeof data.sorted === 'string' && data.sorted !== id ? data.sorted : undefined
  return combine(
    draggable({ element: line, dragHandle: grip, getInitialData: () => ({ sorted: id }) }),
    dropTargetForElements({
      element: line,
      canDrop: ({ source }) => draggedBy(source.data) !== undefined,
      onDrag: ({ location }) => show(isAfter(location.current.input.clientY) ? 'after' : 'before'),
      onDragLeave: () => show(undefined),
      onDrop: ({ source, location }) => {
        show(undefined)
        const dragged = draggedBy(source.data)
        if (dragged !== undefined) drop(dragged, isAfter(location.current.input.clientY))
      },
    }),
  )
}
