import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { SearchFilterKey } from '#contract/schemas/search.ts'
import { SEARCH_FILTER_KEYS } from '#contract/schemas/search.ts'
import { chosenOf, optionsOf } from '../model/searchState.ts'
import type { SearchState } from '../model/searchState.ts'
import type { SearchStore } from '../model/createSearchStore.ts'
import { FilterGroup } from './FilterGroup.tsx'

export const ColumnHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minBlockSize: 36,
  '& h2': {
    margin: 0,
    fontSize: 11,
    lineHeight: '14px',
    letterSpacing: '0.06em',
    fontWeight: 'var(--marquee-weight-700)',
    color: 'var(--mui-palette-text-secondary)',
  },
})

const TITLES = { search_across: 'search.searchAcross', content_type: 'search.contentType' } as const

type FilterResultsProps = { store: SearchStore; state: SearchState; onReset: () => void }

/** What the search is narrowed by: fields and types with their hits, and the way back to none of it. */
export function FilterResults({ store, state, onReset }: FilterResultsProps) {
  const translate = useTranslate()
  return (
    <>
      <ColumnHead>
        <h2>{translate('search.filterResults')}</h2>
        <Link
          component="button"
          type="button"
          variant="meta"
          sx={{ fontWeight: 'var(--marquee-weight-600)' }}
          onClick={onReset}
        >
          {translate('search.reset')}
        </Link>
      </ColumnHead>
      {shownGroups(state).map((key) => (
        <FilterGroup
          key={key}
          title={translate(TITLES[key])}
          options={optionsOf(state, key)}
          chosen={chosenOf(state, key)}
          onToggle={(value) => store.toggle(key, value)}
        />
      ))}
    </>
  )
}

/** A service may offer only types, or only fields; while it has told nothing yet both stand. */
function shownGroups(state: SearchState): readonly SearchFilterKey[] {
  const offered = SEARCH_FILTER_KEYS.filter((key) => optionsOf(state, key).length > 0)
  return offered.length === 0 ? SEARCH_FILTER_KEYS : offered
}
