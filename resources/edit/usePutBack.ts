import { useNotify, useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { putAllBack } from '#contract/rules/versions/compareVersions.ts'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { takeIntoForm } from './form/takeIntoForm.ts'
import type { ContentEditor } from './useContentEditor.ts'

/** Takes changes of the audit back into the form and says what came of it; nothing is saved yet. */
export function usePutBack({ store }: ContentEditor): (changes: readonly FieldChange[]) => void {
  const translate = useTranslate()
  const notify = useNotify()
  return useCallback(
    (changes) => {
      const { record, newer, gone } = putAllBack(store.values(), changes)
      takeIntoForm(store, record)
      const done = changes.length - gone.length
      const sentences = [
        ...(done > 0 ? [translate('history.doneBack', { smart_count: done })] : []),
        ...(newer.length > 0 ? [translate('history.doneNewer', { smart_count: newer.length })] : []),
        ...(gone.length > 0 ? [translate('history.gone', { smart_count: gone.length })] : []),
      ]
      notify(sentences.join(' '), { type: done > 0 ? 'info' : 'warning' })
    },
    [store, translate, notify],
  )
}
