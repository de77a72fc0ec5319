import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { showPreview } from '#kit/parts/dragging/dragPreview.ts'
import { scheduleDragData, type ScheduleDrag } from '../model/scheduleDrag.ts'

/** Makes a row of the shelf something to drag onto the lanes. */
export function shelfSource(element: HTMLElement, dragOf: () => ScheduleDrag): () => void {
  return draggable({
    element,
    getInitialData: () => scheduleDragData(dragOf()),
    onGenerateDragPreview: ({ nativeSetDragImage }) => showPreview(dragOf().name, nativeSetDragImage),
  })
}
