import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { entriesFrom } from '#contract/rules/filters/entriesFrom.ts'
import { fittingEntries } from '#contract/rules/filters/fittingEntries.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { ListFilter } from '#kit/parts/context/providerTypes.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { withEntries } from '../listState.ts'

type Fitting = {
  /** The entries that the type has; undefined where the address holds nothing else. */
  entries: FilterEntry[] | undefined
  dropped: readonly string[]
}

const NOTHING: Fitting = { entries: undefined, dropped: [] }

/** An old address or view may filter by what the type has no more: the list opens without it. */
export function useFittingFilter(type: TypeSummary): Fitting {
  const [params] = useSearchParams()
  const text = params.get('filter')
  return useMemo(() => {
    const asked = entriesIn(text)
    if (asked === undefined) return NOTHING
    const { fitting, dropped } = fittingEntries(type.list.filters, asked.sound)
    return dropped.length > 0 || asked.isOdd ? { entries: fitting, dropped } : NOTHING
  }, [text, type])
}

/** Says once what was left out of an address, and takes it out of the address. */
export function useSayDropped(
  { entries, dropped }: Fitting,
  filter: ListFilter,
  setFilter: (next: ListFilter) => void,
) {
  const notice = useNotice()
  const say = () => {
    if (!entries) return
    if (dropped.length > 0) notice('warning', 'filters.dropped', { values: { fields: dropped.join(', ') } })
    setFilter(withEntries(filter, entries))
  }
  const latest = useRef(say)
  useEffect(() => {
    latest.current = say
  })
  useEffect(() => latest.current(), [entries])
}

function entriesIn(text: string | null): { sound: FilterEntry[]; isOdd: boolean } | undefined {
  if (!text) return undefined
  try {
    const { entries } = JSON.parse(text) as { entries?: unknown }
    if (entries === undefined) return undefined
    const sound = entriesFrom(entries)
    return { sound, isOdd: !Array.isArray(entries) || sound.length !== entries.length }
  } catch {
    return undefined
  }
}
