import type { ListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { useDragItem } from '#kit/parts/dragging/useDragItem.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { RenameField } from '../outline/RenameField.tsx'
import { useTargetWords } from '../useTargetWords.ts'

type StoreTabProps = {
  id: string
  list: ListDragging
  isRenamed: boolean
  onOpen: () => void
  onRename: () => void
  onRenamed: () => void
}

/** One tab; while it is renamed its name is a field. */
export function StoreTab({ id, list, isRenamed, onOpen, onRename, onRenamed }: StoreTabProps) {
  const { nameOf } = useTargetWords()
  const { shown, shownTab } = useStorefront()
  const { box, grip, landing } = useDragItem<number, HTMLDivElement, HTMLButtonElement>(list, id)
  const isShown = id === shownTab
  if (isRenamed)
    return (
      <div role="presentation">
        <RenameField row={{ of: 'tab', id }} onDone={onRenamed} />
      </div>
    )
  return (
    <div ref={box} role="presentation" data-landing={landing}>
      <button
        ref={grip}
        type="button"
        role="tab"
        data-tab={id}
        aria-selected={isShown}
        tabIndex={isShown ? 0 : -1}
        onClick={onOpen}
        onDoubleClick={onRename}
      >
        {nameOf(shown, { of: 'tab', id })}
      </button>
    </div>
  )
}
