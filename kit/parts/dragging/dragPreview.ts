import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'

type SetDragImage = Parameters<typeof setCustomNativeDragPreview>[0]['nativeSetDragImage']

/** What is drawn at the pointer while something is dragged: its name, beside the pointer, so that the target is seen. */
export function showPreview(name: string, nativeSetDragImage: SetDragImage): void {
  setCustomNativeDragPreview({
    nativeSetDragImage,
    getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
    render({ container }) {
      const preview = document.createElement('div')
      preview.textContent = name
      Object.assign(preview.style, {
        maxInlineSize: '240px',
        padding: '6px 12px',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        borderRadius: '4px',
        fontSize: '13px',
        color: 'var(--mui-palette-text-primary)',
        background: 'var(--mui-palette-background-raised)',
        border: '1px solid var(--mui-palette-accent-main)',
      })
      container.append(preview)
    },
  })
}
