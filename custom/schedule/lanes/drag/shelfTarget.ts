import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { scrollStep } from '#kit/parts/dragging/scrollStep.ts'
import type { ScheduleDrag } from '../../model/scheduleDrag.ts'

type Point = { clientX: number; clientY: number; altKey: boolean }

type ShelfTarget = {
  read: (data: Record<string | symbol, unknown>) => ScheduleDrag | undefined
  onEnter: (drag: ScheduleDrag) => void
  onAim: (point: Point) => void
  onDrop: (point: Point) => void
  onLeave: () => void
}

/** Makes lanes a place to drop on for what is dragged by the browser; they scroll while it is near their edges. */
export function shelfTarget(element: HTMLElement, scroller: HTMLElement | undefined, target: ShelfTarget): () => void {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => target.read(source.data) !== undefined,
    onDragEnter: ({ source }) => {
      const drag = target.read(source.data)
      if (drag) target.onEnter(drag)
    },
    onDrag: ({ location: { current } }) => {
      const { input } = current
      if (scroller) {
        const step = scrollStep(scroller.getBoundingClientRect(), { x: input.clientX, y: input.clientY })
        scroller.scrollBy(step.x, step.y)
      }
      target.onAim(input)
    },
    onDragLeave: target.onLeave,
    onDrop: ({ location: { current } }) => target.onDrop(current.input),
  })
}
