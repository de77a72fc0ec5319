import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { FilterResults } from '../filters/FilterResults.tsx'
import { SavedFilters } from '../filters/SavedFilters.tsx'
import type { useSearchPage } from '../useSearchPage.ts'

const Screen = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 248px',
  blockSize: '100%',
  minBlockSize: 0,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 212px' },
}))
const Main = styled('div')({ display: 'flex', flexDirection: 'column', minBlockSize: 0, minInlineSize: 0 })
const Side = styled('aside')({
  minBlockSize: 0,
  overflowY: 'auto',
  padding: '12px 16px 16px',
  borderInlineStart: '1px solid var(--mui-palette-line-hair)',
})
type SearchSheetProps = {
  page: ReturnType<typeof useSearchPage>
  title: string
  count?: string
  isBusy?: boolean
  children: ReactNode
}

/** A page of global search: what was found, and at the end what it can be narrowed by. */
export function SearchSheet({ page, title, count, isBusy = false, children }: SearchSheetProps) {
  const translate = useTranslate()
  const { store, state } = page
  return (
    <Screen>
      <Main>
        <PageHead
          title={title}
          {...(count !== undefined && { count })}
          actions={isBusy && <CircularProgress size={16} aria-hidden="true" />}
        />
        {children}
      </Main>
      <Side aria-label={translate('search.filterResults')}>
        <FilterResults store={store} state={state} onReset={store.reset} />
        <SavedFilters store={store} state={state} />
      </Side>
    </Screen>
  )
}
