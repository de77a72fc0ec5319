import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { Invitation } from './parts/Invitation.tsx'
import { SearchSheet } from './parts/SearchSheet.tsx'
import { useSearchPage } from './useSearchPage.ts'

/** Start of global search: fields and types can be chosen before anything is typed (specification section 2). */
export function Page() {
  const translate = useTranslate()
  const page = useSearchPage('popup')
  // The frame turns to the page first, as it does after each navigation; here the field is what one came for.
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-global-search]')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <SearchSheet page={page} title={translate('search.title')}>
      <Invitation />
    </SearchSheet>
  )
}
