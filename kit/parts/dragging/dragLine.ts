import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/** Where something dragged would land on a line. */
export type Landing = 'before' | 'after' | 'into'

export type LineDrag<Item> = {
  /** What is dragged here: lines of other lists on the page are none of this one's. */
  kind: string
  item: Item
  /** What would become of an item that is let go over the upper or lower half of this line; undefined refuses it. */
  landingOf: (dragged: Item, inUpperHalf: boolean) => Landing | undefined
  onShow: (landing: Landing | undefined) => void
  onLand: (dragged: Item, landing: Landing) => void
}

/** Makes a line something to drop on, and, by its grip where it has one, something to drag. */
export function dragLine<Item>(line: HTMLElement, grip: HTMLElement | null, drag: LineDrag<Item>): () => void {
  const { kind, item, landingOf, onShow, onLand } = drag
  type Source = { data: Record<string | symbol, unknown> }
  const draggedIn = ({ data }: Source) => (data.kind === kind ? (data.item as Item) : undefined)
  const landing = (source: Source, y: number) => {
    const dragged = draggedIn(source)
    const { top, height } = line.getBoundingClientRect()
    return dragged === undefined ? undefined : landingOf(dragged, y < top + height / 2)
  }
  return combine(
    ...(grip ? [draggable({ element: line, dragHandle: grip, getInitialData: () => ({ kind, item }) })] : []),
    dropTargetForElements({
      element: line,
      canDrop: ({ source, input }) => landing(source, input.clientY) !== undefined,
      onDrag: ({ source, location }) => onShow(landing(source, location.current.input.clientY)),
      onDragLeave: () => onShow(undefined),
      onDrop: ({ source, location }) => {
        onShow(undefined)
        const dragged = draggedIn(source)
        const place = landing(source, location.current.input.clientY)
        if (dragged !== undefined && place) onLand(dragged, place)
      },
    }),
  )
}
