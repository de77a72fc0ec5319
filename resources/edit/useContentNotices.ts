import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import { verbRow, type Verb } from '#contract/rules/actions/verbs.ts'
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

/** Whether the status that was sent, or the one that came back, is draft. */
const isDraftWrite = (verb: Verb, { st }: ContentRecord) => verbRow(verb).status === 'draft' || st === 'draft'

/**
 * Says in passing what happened to a title. Of types that close on saving a write is told only where neither the status
 * sent nor the one returned is draft (specification section 4, programs).
 */
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
      const isTold = (sent: Verb) => !hasTrait(type, 'closesOnSave') || !isDraftWrite(sent, record)
      // A list that is gone back to shall not show what was before; where nothing is pushed nobody else would say so.
      void client.invalidateQueries({ queryKey: [type.type, 'getList'] })
      const key = created ? 'success.typeCreated' : isRemoval(verb) ? 'success.typeDeleted' : 'success.typeUpdated'
      const restore = () =>
        void calls
          .update(type.type, { id: record.id, data: {}, previousData: record, meta: { verb: 'restoreContent' } })
          .then(
            () => isTold('restoreContent') && notice('success', 'success.typeUpdated', { values: { type: name } }),
            (error: unknown) => tellError(error, { type: name }),
          )
      const undo = verb === 'deleteContent' ? { action: { label: translate('actions.undo'), onClick: restore } } : {}
      if (created || isRemoval(verb) || isTold(verb)) notice('success', key, { values: { type: name }, ...undo })
    },
    [calls, client, name, notice, recordNotice, tellError, translate, type],
  )
}
