import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useVersionName } from '#kit/record/versions/useVersionName.ts'
import type { EditorEvent } from './editor/editorTypes.ts'

/** Says in passing what happened to a record, in the specification's own words (section 8). */
export function useEditorNotices(type: TypeSummary): (told: EditorEvent) => void {
  const translate = useTranslate()
  const notice = useNotice()
  const tellError = useErrorNotice()
  const client = useQueryClient()
  const versionName = useVersionName()
  const { calls } = useConsole()
  const format = useFormat()
  const { language } = format.settings
  const name = textIn(type.labels.one, language).toLocaleLowerCase(language)

  return useCallback(
    (told: EditorEvent) => {
      if (told.kind === 'failed') return tellError(told.error, { type: name })
      if (told.kind === 'invalid')
        return notice('warning', 'editor.errorsToFix', { values: { smart_count: told.count } })
      if (told.kind === 'merged')
        return notice('info', 'editor.merge.done', { values: { name: told.by, smart_count: told.count } })
      if (told.kind === 'adopted')
        return notice('info', 'editor.adopted', { values: { name: told.by, version: versionName(told.record) } })
      if (told.kind === 'lockedOut') return notice('warning', 'saving.lockedOut.said', { values: { name: told.name } })
      if (told.kind === 'nothingNewer') return notice('info', 'saving.lockedOut.same')
      if (told.kind === 'finished')
        return notice('success', 'saving.finished', {
          values: { at: format.dateTime(new Date(told.at).toISOString()) },
        })
      const { verb, record, created } = told
      // A list that is gone back to shall not show what was before; where nothing is pushed nobody else would say so.
      void client.invalidateQueries({ queryKey: [type.type, 'getList'] })
      const isGone = verb === 'deleteContent' || verb === 'purge'
      const key = created ? 'success.typeCreated' : isGone ? 'success.typeDeleted' : 'success.typeUpdated'
      const restore = () =>
        void calls.saveContent(type.type, record.id, {}, 'draft', { rev: record.rev }).then(
          () => notice('success', 'success.typeUpdated', { values: { type: name } }),
          (error: unknown) => tellError(error, { type: name }),
        )
      const undo = verb === 'deleteContent' ? { action: { label: translate('actions.undo'), onClick: restore } } : {}
      notice('success', key, { values: { type: name }, ...undo })
    },
    [calls, client, format, name, notice, tellError, translate, type.type, versionName],
  )
}
