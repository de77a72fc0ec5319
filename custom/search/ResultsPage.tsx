import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { termLongEnough } from '#contract/rules/searchText.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { Pager } from '#kit/parts/layoutParts/Pager.tsx'
import { requestKey, requestOf } from './model/searchRequest.ts'
import { Invitation } from './parts/Invitation.tsx'
import { SearchFailed } from './parts/SearchFailed.tsx'
import { SearchSheet } from './parts/SearchSheet.tsx'
import { NothingFound } from './results/NothingFound.tsx'
import { ResultList } from './results/ResultList.tsx'
import { StatusTabs } from './results/StatusTabs.tsx'
import { useSearchPage } from './useSearchPage.ts'

/** Every hit of the term, a page at a time; the field in the toolbar goes on searching (specification section 2). */
export function ResultsPage() {
  const translate = useTranslate()
  const page = useSearchPage('list')
  const { store, state } = page
  const list = {
    page: state.page,
    perPage: state.perPage,
    total: state.total,
    atLeast: state.atLeast,
    hasNextPage: state.hasNextPage,
    setPage: store.setPage,
    setPerPage: store.setPerPage,
  }
  return (
    <SearchSheet
      page={page}
      title={translate('search.resultsTitle')}
      count={useCountWords(page)}
      isBusy={state.loading}
    >
      <StatusTabs status={state.status} onStatus={store.setStatus} />
      <Results page={page} />
      <Pager list={list} />
    </SearchSheet>
  )
}

type PartProps = { page: ReturnType<typeof useSearchPage> }

function Results({ page }: PartProps) {
  const { store, state } = page
  if (!termLongEnough(state.searchTerm) && state.listEntities.length === 0) return <Fill>{<Invitation />}</Fill>
  if (state.errors)
    return (
      <Fill>
        <SearchFailed error={state.errors} onRetry={store.refresh} />
      </Fill>
    )
  if (state.listEntities.length > 0) return <ResultList page={page} />
  // What was answered before may be about another term.
  if (state.loading || state.answered !== requestKey(requestOf(state))) return <Fill>{<ListSkeleton rows={12} />}</Fill>
  return (
    <Fill>
      <NothingFound store={store} state={state} />
    </Fill>
  )
}

const Fill = styled('div')({ flex: 1, minBlockSize: 0, overflowY: 'auto', paddingInline: 12 })

/** How many, and of which product: other products are searched after choosing them. */
function useCountWords({ state }: PartProps['page']): string {
  const translate = useTranslate()
  const format = useFormat()
  const { products, product } = useConsole()
  if (state.loading) return translate('search.processing')
  const name = productName(products, product)
  const where = name ? translate('search.inProduct', { product: name }) : ''
  if (!state.answered) return where
  const count = format.number(state.total) + (state.atLeast ? '+' : '')
  const term = state.searchTerm.trim()
  return `${translate('search.hitsFor', { smart_count: state.total, count, term })} ${where}`
}
