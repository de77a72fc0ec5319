import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import type { EditorEvent } from '#kit/record/editor/editorState.ts'
import { useRecordNotices } from '#kit/record/screen/useRecordNotices.ts'
import type { PageVerb } from './storefrontKind.ts'
import type { StoredPage } from './storedPage.ts'

/** What happened to the page is said in passing; lists of pages elsewhere are read anew. */
export function useStorefrontEvents(): (event: EditorEvent<StoredPage, PageVerb>) => void {
  const translate = useTranslate()
  const notice = useNotice()
  const queries = useQueryClient()
  const versionOf = useCallback(() => translate('status.draft'), [translate])
  const recordNotice = useRecordNotices<StoredPage>(versionOf)
  return (event) => {
    if (event.kind !== 'done') return recordNotice(event)
    void queries.invalidateQueries({ queryKey: ['storefronts'] })
    const adjusted = (event.record.draft.wrng ?? []).filter(({ code }) => code === 'narrowed').length
    if (adjusted > 0) notice('warning', 'storefront.saved.adjusted', { values: { smart_count: adjusted } })
    else notice('success', `storefront.saved.${event.verb}`)
  }
}
