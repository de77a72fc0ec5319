import Button from '@mui/material/Button'
import { useQueries } from '@tanstack/react-query'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { statusName } from '#contract/rules/labels/statusName.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { countTitles } from '#kit/parts/views/countTitles.ts'
import { statusOf } from '../listState.ts'
import { useShownList } from '../useShownList.ts'
import type { Candidate } from './dropCandidates.ts'
import { dropCandidates } from './dropCandidates.ts'
import { useFilterWords } from '#kit/parts/filters/useFilterWords.ts'

const List = styled('ul')({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  display: 'inline-flex',
  flexDirection: 'column',
  gap: 4,
  '& li': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16 },
  '& b': { fontVariantNumeric: 'tabular-nums', color: 'var(--mui-palette-text-primary)' },
})

/** Beyond this many counts a hint is not worth what it costs. */
const MOST = 6

/** What leaves a list empty: each part of its filter with how many titles there are without it. */
export function DropOffers({ type }: { type: TypeSummary }) {
  const list = useShownList()
  const translate = useTranslate()
  const format = useFormat()
  const words = useFilterWords(type, list.filter.entries ?? [])
  const candidates = dropCandidates(list.filter).slice(0, MOST)
  const counts = useCounts(type, candidates)
  const nameOf = (one: Candidate) => {
    if (one.part === 'term') return translate('filters.empty.term', { term: list.filter.term })
    const status = statusOf(list.filter)
    if (one.part === 'status' && status !== 'all')
      return translate('filters.empty.status', { status: translate(`status.${statusName(status, type.area)}`) })
    const entry = list.filter.entries?.[one.index ?? 0]
    return entry ? words.whole(entry) : ''
  }
  const helping = candidates.filter((_one, index) => (counts[index]?.count ?? 0) > 0)
  const asked = counts.every((one) => one !== undefined)
  if (helping.length === 0) return candidates.length > 0 && asked ? <p>{translate('filters.empty.none')}</p> : null
  return (
    <div>
      {translate('filters.empty.why')}
      <List>
        {helping.map((one) => {
          const found = counts[candidates.indexOf(one)]
          return (
            <li key={one.key}>
              <Button size="small" onClick={() => list.setFilter(one.without)}>
                {translate('filters.empty.without', { what: nameOf(one) })}
              </Button>
              <b>{format.number(found?.count ?? 0) + (found?.atLeast ? '+' : '')}</b>
            </li>
          )
        })}
      </List>
    </div>
  )
}

function useCounts(type: TypeSummary, candidates: readonly Candidate[]) {
  const { calls, product } = useConsole()
  const zone = useFormat().settings.timeZone
  const answers = useQueries({
    queries: candidates.map(({ without: filter }) => ({
      queryKey: ['filterEffect', type.type, product, filter, zone],
      queryFn: ({ signal }: { signal: AbortSignal }) => countTitles(calls, type.type, { filter, zone, signal }),
      staleTime: 30_000,
      retry: false,
    })),
  })
  return answers.map(({ data, isError }) => (isError ? { count: 0, atLeast: false } : data))
}
