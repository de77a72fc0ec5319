import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { termLongEnough } from '#contract/rules/searchText.ts'
import type { SearchHit } from '#contract/schemas/search.ts'
import { SEARCHES_PER_SECOND } from '#contract/values/limits.ts'
import { textIn } from '#contract/values/languages.ts'
import type { Language } from '#contract/values/languages.ts'
import { localized } from '#contract/values/localizedText.ts'
import type { Command } from '#kit/parts/commands/command.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { dataIcon } from '#kit/parts/icons/dataIcons.ts'
import { hitPath } from '#kit/parts/routes/searchPaths.ts'

/** More titles than these are searched on the page of results. */
const OFFERED = 8
/** Between two keys of somebody who types on: so that even the steadiest hand asks no more often than it may. */
const PAUSE_MS = 1000 / SEARCHES_PER_SECOND
const NONE: readonly Command[] = []

export type TitleSearch = { titles: readonly Command[]; state: 'none' | 'searching' | 'found' | 'failed' }

/** Titles of every type that one may view whose names or texts have the term, as commands that open them. */
export function useTitleCommands(term: string): TitleSearch {
  const { calls, types, product } = useConsole()
  const { language } = useFormat().settings
  const wanted = useSettled(term.trim())
  const isAsked = termLongEnough(wanted)
  const { data, isError, isFetching } = useQuery({
    queryKey: ['palette', 'titles', product, wanted],
    queryFn: ({ signal }) => calls.searchContent({ query: { term: wanted, pageSize: OFFERED }, signal }),
    enabled: isAsked,
    staleTime: 30_000,
  })
  const titles = useMemo(
    () => data?.rows.flatMap((hit) => titleOf(hit, types, product, language) ?? []) ?? NONE,
    [data, types, product, language],
  )
  if (!termLongEnough(term.trim())) return { titles: NONE, state: 'none' }
  if (isError) return { titles: NONE, state: 'failed' }
  return { titles, state: isFetching || wanted !== term.trim() ? 'searching' : 'found' }
}

function titleOf(
  hit: SearchHit,
  types: ConsoleValue['types'],
  product: string | undefined,
  language: Language,
): Command | undefined {
  const type = types.find((one) => one.type === hit.cty)
  const label = localized(hit.lon, language)
  if (!type || label === '') return undefined
  return {
    id: `title:${hit.id}`,
    group: 'pages',
    label,
    note: textIn(type.labels.one, language),
    icon: dataIcon(type.icon),
    act: { to: hitPath(product, hit, type.area) },
  }
}

/** A text once nobody has typed on for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
