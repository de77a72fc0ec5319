import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { SearchStore } from '../model/createSearchStore.ts'
import type { SearchState, StoredEntry } from '../model/searchState.ts'
import { NameFilter } from './NameFilter.tsx'
import { useSavedFilters } from './useSavedFilters.ts'

const Place = styled('section')({
  marginBlockStart: 4,
  paddingBlockStart: 4,
  borderBlockStart: '1px solid var(--mui-palette-line-hair)',
  '& h3': { margin: 0, fontSize: 12, lineHeight: '28px', fontWeight: 'var(--marquee-weight-600)' },
  '& p': { margin: '0 0 6px', fontSize: 11, lineHeight: '16px', color: 'var(--mui-palette-text-tertiary)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', maxBlockSize: '21vh', overflowY: 'auto' },
  '& li': { display: 'flex', alignItems: 'center', minBlockSize: 28 },
})
const Name = styled(ButtonBase)({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 24,
  paddingInline: 6,
  marginInlineStart: -6,
  borderRadius: 4,
  justifyContent: 'flex-start',
  fontFamily: 'inherit',
  fontSize: 12,
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&[aria-pressed=true]': { background: 'var(--mui-palette-surface-selected)' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

/** Filters saved under names: one click puts one in place, and what is in place can be saved. */
export function SavedFilters({ store, state }: { store: SearchStore; state: SearchState }) {
  const translate = useTranslate()
  const notice = useNotice()
  const failed = useErrorNotice()
  const saved = useSavedFilters()
  const [isNaming, setNaming] = useState(false)
  const heading = useId()
  const { filter } = state.lookupFilter
  if (saved.isLocal === undefined) return null
  const told = (done: Promise<void>, key: string, name: string) =>
    done.then(() => notice('success', key, { values: { name } }), failed)
  return (
    <Place aria-labelledby={heading}>
      <h3 id={heading}>{translate('search.saved.title')}</h3>
      {saved.filters.length === 0 && filter.length === 0 && <p>{translate('search.saved.saveHint')}</p>}
      <ul>
        {saved.filters.map((one) => (
          <li key={one.id}>
            <Name aria-pressed={isSame(one.filter, filter)} title={one.name} onClick={() => store.choose(one.filter)}>
              <span>{one.name}</span>
            </Name>
            <IconButton
              size="small"
              aria-label={translate('search.saved.remove', { name: one.name })}
              onClick={() => void told(saved.remove(one.id), 'search.saved.removed', one.name)}
            >
              <Icon name="trash" size="small" />
            </IconButton>
          </li>
        ))}
      </ul>
      {isNaming ? (
        <NameFilter
          taken={saved.filters.map(({ name }) => name)}
          onCancel={() => setNaming(false)}
          onName={(name) => {
            setNaming(false)
            void told(saved.add(name, filter), 'search.saved.done', name)
          }}
        />
      ) : (
        filter.length > 0 && (
          <Button size="small" startIcon={<Icon name="plus" size="small" />} onClick={() => setNaming(true)}>
            {translate('search.saved.save')}
          </Button>
        )
      )}
      {saved.isLocal && <p>{translate('search.saved.localOnly')}</p>}
    </Place>
  )
}

const isSame = (some: readonly StoredEntry[], others: readonly StoredEntry[]) =>
  JSON.stringify(some) === JSON.stringify(others)
