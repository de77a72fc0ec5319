import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { PolicyRecord } from '#contract/schemas/policy/policy.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import type { EditorEvent } from '#kit/record/editor/editorState.ts'
import { useRecordNotices } from '#kit/record/screen/useRecordNotices.ts'
import { useVersionName } from '#kit/record/versions/useVersionName.ts'
import { editedSide } from '#kit/record/document/documentHead.ts'

/** Says in passing what happened to a policy, in the specification's own words (section 8); lists are read anew. */
export function usePolicyEvents(): (event: EditorEvent<PolicyRecord, Verb>) => void {
  const notice = useNotice()
  const translate = useTranslate()
  const client = useQueryClient()
  const { calls } = useConsole()
  const versionName = useVersionName()
  const versionOf = useCallback(
    (record: PolicyRecord) => {
      const side = editedSide(record)
      return side ? versionName(side) : ''
    },
    [versionName],
  )
  const told = useRecordNotices<PolicyRecord>(versionOf)
  return (event) => {
    if (event.kind !== 'done') return told(event)
    const { created, verb, record } = event
    void client.invalidateQueries({ queryKey: ['policy', 'getList'] })
    void client.invalidateQueries({ queryKey: ['storefront', 'policies'] })
    if (verb !== 'deleteContent') return notice('success', created ? 'success.policyCreated' : 'success.policyUpdated')
    const restore = () =>
      void calls
        .savePolicy({ params: { key: record.id }, body: { st: 'draft' }, rev: record.rev })
        .then(() => notice('success', 'success.policyUpdated'))
    notice('success', 'success.policyDeleted', { action: { label: translate('actions.undo'), onClick: restore } })
  }
}
