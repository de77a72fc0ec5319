import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useVersionName } from '#kit/record/versions/useVersionName.ts'
import { useRecordNotices } from '#kit/record/screen/useRecordNotices.ts'
import type { ContentEvent } from './useContentEditor.ts'

const isRemoval = (verb: Verb | undefined) => verb === 'deleteContent' || verb === 'purge'

/** Says in passing what happened to a title. */
export function useContentNotices(type: TypeSummary): (event: ContentEvent) => void {
  const translate = useTranslate()
  const notice = useNotice()
  const tellError = useErrorNotice()
  const client = useQueryClient()
  const { calls } = useConsole()
  const { language } = useFormat().settings
  const name = textIn(type.labels.one, language).toLocaleLowerCase(language)
  const recordNotice = useRecordNotices<ContentRecord>(useVersionName(), name)

  return useCallback(
    (event: ContentEvent) => {
      if (event.kind === 'failed' && isRemoval(event.verb))
        return tellError(event.error, { type: name }, 'deleteOperationFailed')
      if (event.kind !== 'done') return recordNotice(event)
      const { verb, record, created } = event
      // A list that is gone back to shall not show what was before; where nothing is pushed nobody else would say so.
      void client.invalidateQueries({ queryKey: [type.type, 'getList'] })
      const key = created ? 'success.typeCreated' : isRemoval(verb) ? 'success.typeDeleted' : 'success.typeUpdated'
      const restore = () =>
        void calls
          .update(type.type, { id: record.id, data: {}, previousData: record, meta: { verb: 'restoreContent' } })
          .then(
            () => notice('success', 'success.typeUpdated', { values: { type: name } }),
            (error: unknown) => tellError(error, { type: name }),
          )
      const undo = verb === 'deleteContent' ? { action: { label: translate('actions.undo'), onClick: restore } } : {}
      notice('success', key, { values: { type: name }, ...undo })
    },
    [calls, client, name, notice, recordNotice, tellError, translate, type.type],
  )
}
