import { useTranslate } from 'ra-core'
import { Invitation } from './parts/Invitation.tsx'
import { SearchSheet } from './parts/SearchSheet.tsx'
import { useSearchPage } from './useSearchPage.ts'

/** Start of global search: fields and types can be chosen before anything is typed (specification section 2). */
export function Page() {
  const translate = useTranslate()
  const page = useSearchPage('popup')
  return (
    <SearchSheet page={page} title={translate('search.title')}>
      <Invitation />
    </SearchSheet>
  )
}
