import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { StoreType } from '#contract/registry/ownFacts.ts'
import { storeTypeWord } from '#contract/registry/storeTypes.ts'
import { interfaceLanguage } from '#contract/values/languages.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import type { EditorEvent } from '#kit/record/editor/editorState.ts'
import { useRecordNotices } from '#kit/record/screen/useRecordNotices.ts'
import type { PageVerb } from './storefrontKind.ts'
import type { StoredPage } from './storedPage.ts'

/** What happened to a page or container is said in passing (section 8); lists of them elsewhere are read anew. */
export function useStorefrontEvents(of: StoreType): (event: EditorEvent<StoredPage, PageVerb>) => void {
  const translate = useTranslate()
  const notice = useNotice()
  const queries = useQueryClient()
  const versionOf = useCallback(() => translate('status.draft'), [translate])
  const type = storeTypeWord(of, interfaceLanguage(useLocale()))
  const recordNotice = useRecordNotices<StoredPage>(versionOf, type)
  return (event) => {
    if (event.kind !== 'done') return recordNotice(event)
    void queries.invalidateQueries({ queryKey: ['storefronts'] })
    const adjusted = (event.record.draft.wrng ?? []).filter(({ code }) => code === 'narrowed').length
    if (adjusted > 0) notice('warning', 'storefront.saved.adjusted', { values: { smart_count: adjusted } })
    else
      notice('success', `success.${event.verb === 'deleteContent' ? 'typeDeleted' : 'typeUpdated'}`, {
        values: { type },
      })
  }
}
