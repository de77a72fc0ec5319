import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { Landing } from './dragging.ts'
import type { MoveKeys } from './moveKeys.ts'
import { showPreview } from './dragPreview.ts'

type ElementDrag = {
  scope: string
  key: string
  axis: MoveKeys['axis']
  name: () => string
  landingOf: (dragged: string, fraction: number) => Landing | undefined
  onShow: (landing: Landing | undefined) => void
  onDragged: (isDragged: boolean) => void
  onDrop: (dragged: string, fraction: number) => void
}
type Dragged = { data: Record<string | symbol, unknown> }
type Point = { clientX: number; clientY: number }

/** Makes an element something to drop on, and, by its grip where it has one, something to drag. */
export function dragElement(element: HTMLElement, grip: HTMLElement | null, drag: ElementDrag): () => void {
  const { scope, key, axis, name, landingOf, onShow, onDragged, onDrop } = drag
  const draggedIn = ({ data }: Dragged) => (data.scope === scope ? (data.key as string) : undefined)
  const landing = (source: Dragged, point: Point) => {
    const dragged = draggedIn(source)
    return dragged === undefined ? undefined : landingOf(dragged, fractionOf(element, axis, point))
  }
  return combine(
    ...(grip
      ? [
          draggable({
            element,
            dragHandle: grip,
            getInitialData: () => ({ scope, key }),
            onGenerateDragPreview: ({ nativeSetDragImage }) => showPreview(name(), nativeSetDragImage),
            onDragStart: () => onDragged(true),
            onDrop: () => onDragged(false),
          }),
        ]
      : []),
    dropTargetForElements({
      element,
      canDrop: ({ source, input }) => landing(source, input) !== undefined,
      onDrag: ({ source, location }) => onShow(landing(source, location.current.input)),
      onDragLeave: () => onShow(undefined),
      onDrop: ({ source, location, self }) => {
        onShow(undefined)
        const dragged = draggedIn(source)
        const isInnermost = location.current.dropTargets[0]?.element === self.element
        if (dragged !== undefined && isInnermost) onDrop(dragged, fractionOf(element, axis, location.current.input))
      },
    }),
  )
}

/** Where along an element a point is, 0 to 1 in reading direction. */
function fractionOf(element: HTMLElement, axis: MoveKeys['axis'], { clientX, clientY }: Point): number {
  const { top, left, height, width } = element.getBoundingClientRect()
  if (axis === 'vertical') return clamp((clientY - top) / height)
  const across = clamp((clientX - left) / width)
  return getComputedStyle(element).direction === 'rtl' ? 1 - across : across
}

const clamp = (fraction: number) => Math.min(1, Math.max(0, fraction || 0))
