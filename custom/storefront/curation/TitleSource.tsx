import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { useContext, useMemo, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { termLongEnough } from '#contract/rules/searchText.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { listedEntry, withTitles } from '#contract/rules/storefront/curation/titles.ts'
import { ENTRY_ITEMS, EXCLUSIVE_SOURCES, type ListedSource } from '#contract/values/storefront.ts'
import { ReferenceLine } from '#kit/forms/references/ReferenceLine.tsx'
import { useReferenceSearch, type Found } from '#kit/forms/references/useReferenceSearch.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SearchBox } from '#kit/parts/layoutParts/SearchBox.ts'
import { chosenOf } from './model/titlesFound.ts'
import { PasteBox } from './PasteBox.tsx'
import { Rows } from './curationSheet.ts'
import type { Picker } from './useTemporary.ts'

/** The areas whose titles a source takes; collections are pages, and found by a search of their own. */
const AREAS = {
  manual: ['vod', 'live', 'syndication'],
  live: ['live'],
  cmsstore: ['assets'],
  collection: [],
  syndication: ['syndication'],
} as const satisfies Record<ListedSource, readonly string[]>

/** Types of titles that may be chosen for a source, as far as one may see them. */
function typesOfSource(source: ListedSource, types: readonly TypeSummary[]): string[] {
  const areas: readonly string[] = AREAS[source]
  return types.filter(({ area }) => areas.includes(area)).map(({ type }) => type)
}

type TitleSourceProps = { source: ListedSource; picker: Picker }

/** Titles, channels, collections or things of the CMS store, found by the console's search, added one by one or pasted. */
export function TitleSource({ source, picker }: TitleSourceProps) {
  const translate = useTranslate()
  const language = useLocale()
  const console = useContext(ConsoleContext)
  const [typed, setTyped] = useState('')
  const types = useMemo(() => typesOfSource(source, console?.types ?? []), [source, console?.types])
  const isCollection = source === 'collection'
  const titles = useReferenceSearch(typed, types, !isCollection && types.length > 0)
  const collections = useCollections(typed, isCollection)
  const { rows, state, more } = isCollection ? collections : titles
  const entry = listedEntry(picker.chosen, source)
  const has = new Set(entry.items.map(({ id }) => id))
  const isFull = has.size >= ENTRY_ITEMS
  const isExclusive = EXCLUSIVE_SOURCES.includes(source)
  const note = noteOf(state, rows.length, more)
  const nameOf = (row: ContentRow) => titleOf(row, language) || row.id
  return (
    <>
      <SearchBox>
        <Icon name="search" size="small" />
        <input
          type="search"
          value={typed}
          aria-label={translate('storefrontCuration.search')}
          placeholder={translate('storefrontCuration.search')}
          onChange={({ target }) => setTyped(target.value)}
        />
      </SearchBox>
      <Rows>
        {rows.map((row) => {
          const name = nameOf(row)
          const isChosen = has.has(row.id)
          return (
            <li key={row.id}>
              <ReferenceLine row={row} />
              <Button
                size="small"
                // Off, but it keeps the focus: who works by keys goes on from here.
                {...((isChosen || isFull) && { 'aria-disabled': true, className: 'Mui-disabled' })}
                aria-label={
                  isChosen
                    ? `${translate('storefrontCuration.isChosen')}, ${name}`
                    : translate('storefrontCuration.addNamed', { name })
                }
                onClick={() => isChosen || isFull || picker.put(withTitles(entry, [chosenOf(row, name)]))}
              >
                {translate(isChosen ? 'storefrontCuration.isChosen' : 'storefrontCuration.add')}
              </Button>
              {isExclusive && (
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={translate('storefrontCuration.onlyNamed', { name })}
                  onClick={() => picker.put({ ...entry, items: [chosenOf(row, name)] })}
                >
                  {translate('storefrontCuration.only')}
                </Button>
              )}
            </li>
          )
        })}
      </Rows>
      <p className="quiet" role="status">
        {isFull
          ? translate('storefrontCuration.full', { smart_count: ENTRY_ITEMS })
          : note && translate(`storefrontCuration.found.${note}`, { smart_count: more })}
      </p>
      {!isCollection && <PasteBox types={types} has={has} onTitles={(taken) => picker.put(withTitles(entry, taken))} />}
    </>
  )
}

function noteOf(state: Found['state'], count: number, more: number): string | undefined {
  if (state === 'found') return count === 0 ? 'none' : more > 0 ? 'more' : undefined
  if (state === 'recent') return count === 0 ? 'begin' : 'recent'
  return state
}

/** Collections by name; all of them where nothing is typed. */
function useCollections(typed: string, isOn: boolean): Found {
  const console = useContext(ConsoleContext)
  const term = typed.trim()
  const isShort = term !== '' && !termLongEnough(term)
  const { data, isError } = useQuery({
    queryKey: ['storefront', 'collections', console?.product, term],
    queryFn: async ({ signal }) =>
      console?.calls.searchCollections({ query: { pageSize: 20, ...(term !== '' && { term }) }, signal }),
    enabled: isOn && !isShort && console !== undefined,
    staleTime: 15_000,
  })
  const rows = isShort ? [] : (data?.rows ?? [])
  const state = isError ? 'failed' : isShort ? 'short' : data ? 'found' : 'searching'
  return { state, rows, more: Math.max(0, (data?.count ?? 0) - rows.length) }
}
