import type { UnsavedWork } from '../journal/findUnsaved.ts'
import { UnsavedWorkBanner } from '../journal/UnsavedWorkBanner.tsx'
import { useRecordEditor } from './RecordEditorContext.ts'

/**
 * Work that a tab left behind. It often still holds the lock, since nobody gave it back: taking the work up again takes
 * the lock over as well. While another person edits it is only said that the work is there.
 */
export function LeftWorkBanner() {
  const { unsaved, target, mode, lock, editor } = useRecordEditor()
  const { view, session } = lock
  const isOwnLock = view.kind === 'other' && view.heldBy !== 'person'
  const restore = async (work: UnsavedWork) => {
    if (isOwnLock && !(await session?.take(true))) return
    editor.restoreLeft(work)
  }
  return (
    <UnsavedWorkBanner
      offer={unsaved.offer}
      revision={target?.rev}
      onRestore={mode !== 'read' || isOwnLock ? (work) => void restore(work) : undefined}
      onDiscard={unsaved.discard}
    />
  )
}
