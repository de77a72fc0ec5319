import { useQuery } from '@tanstack/react-query'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslate } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import { titleOf } from '#contract/schemas/readers.ts'
import { termLongEnough } from '#contract/rules/searchText.ts'
import { useConsole } from '../../context/ConsoleContext.ts'
import { termWords } from '../filterWords.ts'
import { ChoiceValue } from './ChoiceValue.tsx'
import type { ValueProps } from './valueProps.ts'

const OFFERED = 20

/** Items that the filter may name, or that may be the parent, found by name among a million; those chosen stay on top. */
export function ReferenceValue({ type, filter, terms, onTerms, label, source }: ValueProps) {
  const translate = useTranslate()
  const { calls, product, types } = useConsole()
  const [typed, setTyped] = useState('')
  const term = useDeferredValue(typed.trim())
  const among = (filter.types ?? type.relations?.parent?.types ?? []).filter((name) =>
    types.some((one) => one.type === name),
  )
  const isSearch = termLongEnough(term)
  const { data, isFetching } = useQuery({
    queryKey: ['filterReference', product, among, isSearch ? term : ''],
    queryFn: ({ signal }) =>
      calls.filterContent({ body: { cty: among, pageSize: OFFERED, ...(isSearch ? { term } : {}) }, signal }),
    enabled: among.length > 0,
    staleTime: 10_000,
  })
  const found = (data?.rows ?? []).map((row) => ({ value: row.id, label: titleOf(row, source.language) }))
  const named = new Map(found.map((option) => [option.value, option.label]))
  const chosen = terms.map((value) => ({ value, label: named.get(value) ?? termWords(filter, value, source) }))
  const rest = found.filter(({ value }) => !terms.includes(value))
  return (
    <>
      <OutlinedInput
        autoFocus
        size="small"
        value={typed}
        placeholder={translate('filters.findItem')}
        inputProps={{ 'aria-label': translate('filters.findItem'), 'aria-busy': isFetching }}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ChoiceValue options={[...chosen, ...rest]} terms={terms} onTerms={onTerms} label={label} isSearched />
      {data && rest.length === 0 && chosen.length === 0 && <span>{translate('filters.noItem')}</span>}
    </>
  )
}
