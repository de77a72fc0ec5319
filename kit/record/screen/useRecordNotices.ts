import { useCallback } from 'react'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { EditorEvent } from '../editor/editorState.ts'

type Happened<Entity> = Exclude<EditorEvent<Entity>, { kind: 'done' }>

/**
 * Says in passing what happened to a record, in the specification's own words (section 8). What was done is worded by
 * its kind, which also names its versions and, for errors that name it, the type.
 */
export function useRecordNotices<Entity>(versionOf: (record: Entity) => string, type?: string) {
  const notice = useNotice()
  const tellError = useErrorNotice()
  const format = useFormat()
  return useCallback(
    (event: Happened<Entity>): void => {
      switch (event.kind) {
        case 'failed':
          // Deleting is a save too; it is told in words of its own.
          return tellError(event.error, { type }, event.verb === 'deleteContent' ? 'deleteOperationFailed' : undefined)
        case 'invalid':
          return notice('warning', 'editor.errorsToFix', { values: { smart_count: event.count } })
        case 'merged':
          return notice('info', 'editor.merge.done', { values: { name: event.by, smart_count: event.count } })
        case 'adopted':
          return notice('info', 'editor.adopted', { values: { name: event.by, version: versionOf(event.record) } })
        case 'lockedOut':
          return event.isOwn
            ? notice('warning', 'saving.lockedOut.saidOwn')
            : notice('warning', 'saving.lockedOut.said', { values: { name: event.name } })
        case 'nothingNewer':
          return notice('info', 'saving.lockedOut.same')
        case 'finished':
          return notice('success', 'saving.finished', {
            values: { at: format.dateTime(new Date(event.at).toISOString()) },
          })
      }
    },
    [type, versionOf, notice, tellError, format],
  )
}
