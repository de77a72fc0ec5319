import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { ColumnHead, FilterResults } from '../filters/FilterResults.tsx'
import type { SearchStore } from '../model/createSearchStore.ts'
import type { HitGroup } from '../model/groupHits.ts'
import type { SearchState } from '../model/searchState.ts'
import { SearchFailed } from '../parts/SearchFailed.tsx'
import { useHitLinks } from '../parts/useHitLinks.ts'
import { HitList } from './HitList.tsx'
import { PopupFoot } from './PopupFoot.tsx'
import type { PopupKeys } from './usePopupKeys.ts'

/** 35vw by 64vh at most (specification section 9), but never too narrow for both columns. */
const Sheet = styled('div')({
  ...onRaised,
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineStart: 0,
  inlineSize: '35vw',
  minInlineSize: 'min(504px, calc(100vw - 32px))',
  maxBlockSize: '64vh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 196px)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  overflow: 'hidden',
  borderRadius: 6,
  background: 'var(--mui-palette-background-raised)',
  boxShadow: 'var(--mui-palette-shadow-popup)',
})
const Hits = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  padding: '4px 8px 0',
  '& > :first-of-type': { paddingInline: 8, flex: 'none' },
})
const Filters = styled('div')({
  minInlineSize: 0,
  padding: '4px 12px 4px',
  overflowY: 'auto',
  background: 'var(--mui-palette-background-paper)',
})
const Count = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 12,
  color: 'var(--mui-palette-text-tertiary)',
})
const Note = styled('p')({
  margin: 0,
  padding: '20px 8px 28px',
  textAlign: 'center',
  color: 'var(--mui-palette-text-secondary)',
})

type SearchPopupProps = {
  store: SearchStore
  state: SearchState
  keys: PopupKeys
  groups: readonly HitGroup[]
  onTake: () => void
  onReset: () => void
}

/** Hits at the start, what narrows them at the end, the keys at the foot (specification section 2). */
export function SearchPopup({ store, state, keys, groups, onTake, onReset }: SearchPopupProps) {
  const translate = useTranslate()
  const links = useHitLinks(state.contentTypeEnum)
  const isEmpty = state.entities.length === 0
  return (
    <Sheet role="dialog" aria-label={translate('search.title')}>
      <Hits>
        <ColumnHead>
          <h2>{translate('search.dataStore')}</h2>
          <HitCount state={state} />
        </ColumnHead>
        {state.errors ? (
          <SearchFailed error={state.errors} onRetry={store.refresh} />
        ) : (
          <>
            <HitList keys={keys} groups={groups} state={state} links={links} onTake={onTake} />
            {isEmpty && !state.loading && <Note>{translate('search.noResults')}</Note>}
          </>
        )}
      </Hits>
      <Filters>
        <FilterResults store={store} state={state} onReset={onReset} />
      </Filters>
      <PopupFoot state={state} hasHit={keys.active >= 0} onAll={onTake} />
    </Sheet>
  )
}

/** How many there are; while a search is under way, that it is. PreviousState hits stay until then. */
function HitCount({ state }: { state: SearchState }) {
  const translate = useTranslate()
  const format = useFormat()
  const count = format.number(state.total) + (state.atLeast ? '+' : '')
  return (
    <Count role="status">
      {state.loading ? (
        <>
          <CircularProgress size={12} aria-hidden="true" />
          {translate('search.processing')}
        </>
      ) : (
        !state.errors && translate('search.hits', { smart_count: state.total, count })
      )}
    </Count>
  )
}
