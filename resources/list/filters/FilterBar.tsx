import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { termLongEnough } from '#contract/rules/searchText.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { AddFilter } from '#kit/parts/filters/AddFilter.tsx'
import { FilterChip } from '#kit/parts/filters/FilterChip.tsx'
import { MatchChoice } from '#kit/parts/filters/MatchChoice.tsx'
import { PinnedFilter } from './PinnedFilter.tsx'
import { refusalOf } from './refusalOf.ts'
import { useFilterWords } from '#kit/parts/filters/useFilterWords.ts'
import { dropEntry, isNarrowed, putEntry, withMatch, withTerm } from '../listState.ts'
import { SearchBox } from '#kit/parts/layoutParts/SearchBox.ts'
import { useShownList } from '../useShownList.ts'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, padding: '10px 20px 6px' })
const TYPING_MS = 250

/** Search within the list and its filters, all of them kept in the address. */
export const FilterBar = memo(function FilterBar({ type }: { type: TypeSummary }) {
  const list = useShownList()
  const translate = useTranslate()
  const { filter, setFilter } = list
  const entries = filter.entries ?? []
  const words = useFilterWords(type, entries, list.data)
  const pinned = type.list.filters.filter((one) => one.pinned && !entries.some(({ field }) => field === one.field))
  return (
    <Row role="search">
      <TermField term={filter.term ?? ''} onTerm={(term) => setFilter(withTerm(filter, term))} />
      {entries.length > 1 && (
        <MatchChoice match={filter.match ?? 'ALL'} onMatch={(match) => setFilter(withMatch(filter, match))} />
      )}
      {entries.map((entry, index) => (
        <FilterChip
          key={`${index}-${entry.field}`}
          type={type}
          entry={entry}
          words={words}
          refusal={refusalOf(list.error, index)}
          onEntry={(next) => setFilter(putEntry(filter, next, index))}
          onRemove={() => setFilter(dropEntry(filter, index))}
        />
      ))}
      {pinned.map((one) => (
        <PinnedFilter
          key={one.field}
          type={type}
          filter={one}
          words={words}
          onEntry={(entry) => setFilter(putEntry(filter, entry))}
        />
      ))}
      <AddFilter
        type={type}
        words={words}
        count={entries.length}
        onEntry={(entry) => setFilter(putEntry(filter, entry))}
      />
      <span style={{ flex: 1 }} />
      {isNarrowed(filter) && (
        <Button variant="ghost" size="small" onClick={() => setFilter({})}>
          {translate('list.clearAll')}
        </Button>
      )}
    </Row>
  )
})

/** Fewer than three characters search for nothing (specification section 5); two Han characters are enough. */
function TermField({ term, onTerm }: { term: string; onTerm: (term: string) => void }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(term)
  /** What was sent and has not come back as the list's term: until then an older one is not what should be shown. */
  const sent = useRef<string>(undefined)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const isTyping = sent.current !== undefined && document.activeElement === field.current
    if (!isTyping) setTyped(term)
    if (!isTyping || sent.current === term) sent.current = undefined
  }, [term])
  const send = useCallback(
    (wanted: string) => {
      sent.current = wanted
      onTerm(wanted)
    },
    [onTerm],
  )
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === term || (wanted !== '' && !termLongEnough(wanted))) return
    const timer = setTimeout(() => send(wanted), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, term, send])
  return (
    <SearchBox style={{ inlineSize: 240 }}>
      <Icon name="search" size="small" />
      <input
        ref={field}
        type="search"
        value={typed}
        data-list-search
        placeholder={translate('list.searchPlaceholder')}
        aria-label={translate('list.searchPlaceholder')}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key }) => {
          const wanted = typed.trim()
          if (key === 'Enter' && wanted !== term && termLongEnough(wanted)) send(wanted)
        }}
      />
    </SearchBox>
  )
}
