import { useMemo } from 'react'
import { STOREFRONT_PAGE } from '#contract/values/storefront.ts'
import type { RecordEditorValue } from '#kit/record/screen/RecordEditorContext.ts'
import type { OpenedStorefront } from './useOpenStorefront.ts'
import { useRecordWords } from './useRecordWords.ts'

/** The open page as banners and dialogs of the kit see it. */
export function useStorefrontRecord(
  { open, values, ids, view, editor, readOnly, publishing: { isLooking } }: OpenedStorefront,
  title: string,
) {
  const schema = useRecordWords(view.storefront, ids.of)
  return useMemo(
    (): RecordEditorValue => ({
      ...open,
      ...(isLooking && { busy: 'publish' }),
      values,
      form: { dirty: !view.isSaved, errors: 0 },
      steps: { undo: editor.undo, redo: editor.redo, undoable: view.done.at(-1), redoable: view.undone[0] },
      title,
      page: STOREFRONT_PAGE,
      schema,
      mode: readOnly === 'rights' || readOnly === 'service' ? 'read' : 'edit',
      isSavable: readOnly === undefined,
      notYet: undefined,
    }),
    [open, values, view.isSaved, view.done, view.undone, editor, readOnly, isLooking, title, schema],
  )
}
