import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useErrorNotice } from '#kit/errors/useErrorNotice.ts'
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
const Head = styled('header')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  padding: '14px 20px 6px',
  minBlockSize: 56,
  '& h1': {
    margin: 0,
    fontSize: 20,
    lineHeight: '28px',
    fontWeight: 'var(--marquee-weight-700)',
    whiteSpace: 'nowrap',
  },
})

type SearchSheetProps = { page: ReturnType<typeof useSearchPage>; title: string; head?: ReactNode; children: ReactNode }

/** A page of global search: what was found, and at the end what it can be narrowed by. */
export function SearchSheet({ page, title, head, children }: SearchSheetProps) {
  const translate = useTranslate()
  const { store, state, options } = page
  const failed = useErrorNotice()
  useEffect(() => {
    if (options.error) failed(options.error)
  }, [options.error, failed])
  return (
    <Screen>
      <Main>
        <Head>
          <h1>{title}</h1>
          {head}
        </Head>
        {children}
      </Main>
      <Side aria-label={translate('search.filterResults')}>
        <FilterResults store={store} state={state} onReset={store.reset} />
        <SavedFilters store={store} state={state} />
      </Side>
    </Screen>
  )
}
