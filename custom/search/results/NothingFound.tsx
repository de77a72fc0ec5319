import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import type { SearchStore } from '../model/createSearchStore.ts'
import type { SearchState } from '../model/searchState.ts'
import { widest } from '../model/searchState.ts'
import { requestKey, requestOf } from '../model/searchRequest.ts'

/** No hit: where it was looked, and how to look further. */
export function NothingFound({ store, state }: { store: SearchStore; state: SearchState }) {
  const translate = useTranslate()
  const { products, product } = useConsole()
  const isWidest = requestKey(requestOf(state)) === requestKey(requestOf(widest(state)))
  return (
    <div style={{ paddingBlockStart: '10vh' }}>
      <EmptyState
        title={translate('search.noResults')}
        actions={!isWidest && <Button onClick={store.widen}>{translate('search.widen')}</Button>}
      >
        {translate('search.noResultsIn', { product: productName(products, product), term: state.searchTerm.trim() })}{' '}
        {translate('search.noResultsHint')}
      </EmptyState>
    </div>
  )
}
