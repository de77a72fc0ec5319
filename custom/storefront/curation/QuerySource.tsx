import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { useContext } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import type { QueryEntry, RailQuery } from '#contract/rules/storefront/curation/entry.ts'
import { pinned, withPins } from '#contract/rules/storefront/curation/titles.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { sourcePriority } from '#contract/values/storefront.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { AddFilter } from '#kit/parts/filters/AddFilter.tsx'
import { FilterChip } from '#kit/parts/filters/FilterChip.tsx'
import { MatchChoice } from '#kit/parts/filters/MatchChoice.tsx'
import { useFilterWords } from '#kit/parts/filters/useFilterWords.ts'
import { ChoiceField } from '../inspector/fields/ChoiceField.tsx'
import { Rows } from './curationSheet.ts'
import { queryOf, typeAndRows } from './model/queryType.ts'
import { chosenOf } from './model/titlesFound.ts'
import type { Picker } from './useTemporary.ts'

/** How many of what is found are shown, to be pinned. */
const SHOWN = 12

const EMPTY: QueryEntry = { source: 'query', query: { filter: [] }, pins: [], priority: sourcePriority('query') }

/** The single query of a container: the type of its titles, narrowed by the rows that lists have. */
export function QuerySource({ picker }: { picker: Picker }) {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  const types = useContext(ConsoleContext)?.types.filter(({ area }) => area !== 'store') ?? []
  const found = picker.chosen.find((entry): entry is QueryEntry => entry.source === 'query')
  const entry = found ?? EMPTY
  const { type: chosenType, rows } = typeAndRows(entry.query)
  const type = types.find((one) => one.type === chosenType)
  const put = (query: RailQuery) => picker.put({ ...entry, query })
  return (
    <>
      <p className="quiet">{translate('storefrontCuration.query.one')}</p>
      <ChoiceField
        label={translate('storefrontCuration.query.type')}
        value={chosenType}
        options={types.map((one) => ({ value: one.type, label: textIn(one.labels.many, language) }))}
        unset={translate('storefrontCuration.query.type')}
        isMixed={false}
        disabled={false}
        onLeave={() => undefined}
        onChange={(next) => put(queryOf(typeof next === 'string' ? next : undefined, [], entry.query.match))}
      />
      {type && (
        <QueryRows
          type={type}
          rows={rows}
          match={entry.query.match}
          onRows={(next, match) => put(queryOf(type.type, next, match))}
        />
      )}
      {type && found && <QueryTitles type={type} entry={found} rows={rows} picker={picker} />}
    </>
  )
}

type Row = RailQuery['filter'][number]
type QueryRowsProps = {
  type: TypeSummary
  rows: readonly Row[]
  match: RailQuery['match']
  onRows: (rows: readonly Row[], match: RailQuery['match']) => void
}

function QueryRows({ type, rows, match = 'ALL', onRows }: QueryRowsProps) {
  const entries = rows as readonly FilterEntry[]
  const words = useFilterWords(type, entries)
  return (
    <Chips>
      {rows.length > 1 && <MatchChoice match={match} onMatch={(next) => onRows(rows, next)} />}
      {entries.map((entry, index) => (
        <FilterChip
          key={`${index}-${entry.field}`}
          {...{ type, entry, words }}
          onEntry={(next) => onRows(rows.with(index, next), match)}
          onRemove={() => onRows(rows.toSpliced(index, 1), match)}
        />
      ))}
      <AddFilter {...{ type, words }} count={rows.length + 1} onEntry={(next) => onRows([...rows, next], match)} />
    </Chips>
  )
}

type QueryTitlesProps = { type: TypeSummary; entry: QueryEntry; rows: readonly Row[]; picker: Picker }

/** What the query finds now, with the pinned titles at their slots. */
function QueryTitles({ type, entry, rows, picker }: QueryTitlesProps) {
  const translate = useTranslate()
  const language = useLocale()
  const console = useContext(ConsoleContext)
  const { match } = entry.query
  const { data, isError } = useQuery({
    queryKey: ['storefront', 'query', console?.product, type.type, rows, match],
    queryFn: async ({ signal }) => {
      const filter = rows as FilterEntry[]
      const body = { cty: [type.type], filter, pageSize: SHOWN, ...(match !== undefined && { match }) }
      return console?.calls.filterContent({ body, signal })
    },
    enabled: console !== undefined,
    staleTime: 15_000,
  })
  const found = (data?.rows ?? []).map((row) => chosenOf(row, titleOf(row, language) || row.id))
  const shown = withPins(found, entry.pins).slice(0, SHOWN)
  const isPinned = (id: string) => entry.pins.some(({ item }) => item.id === id)
  const pin = (slot: number, item: (typeof shown)[number]) => {
    const own = entry.pins.find((one) => one.item.id === item.id)
    const entries = own ? pinned(picker.chosen, own.slot, undefined) : pinned(picker.chosen, slot, item)
    picker.step({ kind: 'set', entries })
  }
  return (
    <section aria-label={translate('storefrontCuration.query.found')}>
      <h3 role="status">
        {isError
          ? translate('storefrontCuration.found.failed')
          : data
            ? translate('storefrontCuration.query.count', { smart_count: data.count })
            : translate('storefrontCuration.found.searching')}
      </h3>
      <Rows>
        {shown.map((item, nth) => {
          const name = item.name ?? item.id
          return (
            <li key={item.id}>
              <span className="place">{nth + 1}</span>
              <span className="name" title={name}>
                {name}
              </span>
              <Button
                size="small"
                aria-pressed={isPinned(item.id)}
                aria-label={translate('storefrontCuration.query.pinNamed', { name, slot: nth + 1 })}
                onClick={() => pin(nth + 1, item)}
              >
                {translate(isPinned(item.id) ? 'storefrontCuration.query.unpin' : 'storefrontCuration.query.pin')}
              </Button>
            </li>
          )
        })}
      </Rows>
    </section>
  )
}

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
