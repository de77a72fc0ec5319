import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OwnType } from '#contract/registry/ownFacts.ts'
import { OWN_TYPES } from '#contract/registry/ownTypes.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { textIn } from '#contract/values/languages.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { EditorEvent } from '../editor/editorState.ts'
import { useRecordNotices } from '../screen/useRecordNotices.ts'
import { useVersionName } from '../versions/useVersionName.ts'
import { editedSide, type DocumentRecord } from './documentHead.ts'

/** Says in passing what happened to a record (section 8); its list and `renews` are read anew. */
export function useDocumentEvents<Saved extends DocumentRecord>(
  of: OwnType,
  renews: readonly QueryKey[],
): (event: EditorEvent<Saved, Verb>) => void {
  const notice = useNotice()
  const client = useQueryClient()
  const { language } = useFormat().settings
  const versionName = useVersionName()
  const type = textIn(OWN_TYPES[of].labels.one, language).toLocaleLowerCase(language)
  const versionOf = useCallback(
    (record: Saved) => {
      const side = editedSide(record)
      return side ? versionName(side) : ''
    },
    [versionName],
  )
  const told = useRecordNotices<Saved>(versionOf, type)
  return (event) => {
    if (event.kind !== 'done') return told(event)
    const key = event.created ? 'typeCreated' : event.verb === 'deleteContent' ? 'typeDeleted' : 'typeUpdated'
    notice('success', `success.${key}`, { values: { type } })
    for (const queryKey of [[of, 'getList'], ...renews]) void client.invalidateQueries({ queryKey })
  }
}
