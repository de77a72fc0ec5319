import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import { termLongEnough } from '#contract/rules/searchText.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { recentTitles } from './recentTitles.ts'

/** How many titles the shelf shows at once; more are found by typing on. */
const OFFERED = 40
/** Between two keys of somebody who types on. */
const PAUSE_MS = 200

export type ShelfFilters = {
  /** One of the tab's types, or all of them. */
  type: string
  genre: string
  /** Titles with a name in this language. */
  language: string
}

export const NO_FILTERS: ShelfFilters = { type: '', genre: '', language: '' }

export type ShelfSearch = { ids: readonly string[]; state: 'found' | 'short' | 'searching' | 'failed'; more: number }

/** Ids of titles of some types that fit; without a term those used last come first. Their facts are asked for, too. */
export function useShelfTitles(term: string, types: readonly string[], filters: ShelfFilters): ShelfSearch {
  const console = useContext(ConsoleContext)
  const { needTitles } = useSchedule()
  const settled = useSettled(term.trim())
  const isShort = settled !== '' && !termLongEnough(settled)
  const cty = filters.type === '' ? types : [filters.type]
  const { data, isError, isFetching } = useQuery({
    queryKey: ['schedule', 'shelf', console?.product, settled, cty, filters.genre, filters.language],
    queryFn: async ({ signal }) => {
      const asked = { cty: [...cty], filter: entriesOf(settled, filters), pageSize: OFFERED }
      const found = await console?.calls.filterContent({
        body: {
          ...asked,
          ...(settled === '' ? { sortBy: 'updated', sortOrder: 'desc' as const } : { sortBy: 'name' }),
        },
        signal,
      })
      return { ids: found?.rows.map(({ id }) => id) ?? [], count: found?.count ?? 0 }
    },
    enabled: console !== undefined && !isShort && cty.length > 0,
    staleTime: 30_000,
  })
  const isPlain = settled === '' && filters.type === '' && filters.genre === '' && filters.language === ''
  const recent = isPlain ? recentTitles(types) : []
  const ids = [...new Set([...recent, ...(data?.ids ?? [])])]
  const asked = ids.join(',')
  useEffect(() => {
    if (asked !== '') needTitles(asked.split(','))
  }, [asked, needTitles])
  if (isShort) return { ids: [], state: 'short', more: 0 }
  if (isError) return { ids, state: 'failed', more: 0 }
  const isSearching = isFetching || settled !== term.trim()
  return { ids, state: isSearching ? 'searching' : 'found', more: Math.max(0, (data?.count ?? 0) - OFFERED) }
}

function entriesOf(term: string, { genre, language }: ShelfFilters): FilterEntry[] {
  return [
    ...(term === '' ? [] : [{ field: 'term', term, operator: 'contains' } as const]),
    ...(genre === '' ? [] : [{ field: 'gnr', term: genre, operator: 'equals' } as const]),
    ...(language === '' ? [] : [{ field: 'missing_lang', term: language, operator: 'not equals' } as const]),
  ]
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
