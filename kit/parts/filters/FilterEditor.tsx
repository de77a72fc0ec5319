import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import { useServiceHas } from '../context/ConsoleContext.ts'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { negateEntry } from '#contract/rules/filters/negateEntry.ts'
import { operatorFor, operatorsOfKind } from '#contract/rules/filters/operatorsOfKind.ts'
import { termLongEnough } from '#contract/rules/searchText.ts'
import type { TypeFilter, TypeSummary } from '#contract/registry/typeDocument.ts'
import { NO_TERM_OPERATORS } from '#contract/values/filters.ts'
import type { FilterOperator, FilterKind } from '#contract/values/filters.ts'
import { textIn } from '#contract/values/languages.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { SidePopover } from '../layoutParts/SidePopover.tsx'
import { FilterValue } from './values/FilterValue.tsx'
import { operatorKey } from './filterWords.ts'
import type { WordSource } from './filterWords.ts'
import { termsOf } from './termsOf.ts'
import { rollingTerm } from '#contract/rules/filters/dateWindow.ts'

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8, padding: 12, inlineSize: 288 })
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 28 })
const Name = styled('h2')({
  margin: 0,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 'var(--marquee-weight-600)',
  flex: 1,
})
const Foot = styled('div')({ display: 'flex', gap: 8, alignItems: 'center', marginBlockStart: 4 })

type FilterEditorProps = {
  type: TypeSummary
  filter: TypeFilter
  /** Undefined for a filter that is being added. */
  entry: FilterEntry | undefined
  source: WordSource
  anchor: HTMLElement | null
  onEntry: (entry: FilterEntry) => void
  onRemove?: () => void
  onClose: () => void
}

/** Where a filter is said: operator and value. Enter and Apply set it, Escape leaves it as it was. */
export function FilterEditor(props: FilterEditorProps) {
  const { type, filter, entry, source, anchor, onEntry, onRemove, onClose } = props
  const translate = useTranslate()
  const nameId = useId()
  const hasListFilters = useServiceHas('listFilters')
  const operators = operatorsOfKind(filter.kind).filter((one) => hasListFilters || isOfSpecification(one))
  const [operator, setOperator] = useState(() => (entry && operatorFor(filter.kind, entry.operator)) ?? operators[0]!)
  const [terms, setTerms] = useState<string[]>(() => (entry ? termsOf(entry) : firstTerms(filter.kind)))
  const isBare = NO_TERM_OPERATORS.includes(operator)
  const label = textIn(filter.label, source.language)
  const ready = isBare || isComplete(filter, terms)
  const said: FilterEntry = { field: filter.field, ...(isBare ? {} : { term: oneOrAll(terms) }), operator }
  const opposite = entry && negateEntry(filter.kind, said)
  const set = (next: FilterEntry) => {
    onClose()
    onEntry(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) set(said)
  }
  const change = (next: FilterOperator) => {
    setOperator(next)
    if (next !== 'within' && terms.length === 2 && filter.kind !== 'choice') setTerms(terms.slice(0, 1))
  }
  return (
    <SidePopover
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': nameId } }}
    >
      <Form onSubmit={submit}>
        <Head>
          <Name id={nameId}>{label}</Name>
          {operators.length > 1 && (
            <Select
              size="small"
              variant="standard"
              disableUnderline
              value={operator}
              inputProps={{ 'aria-label': translate('filters.operatorOf', { name: label }) }}
              onChange={(event) => change(event.target.value)}
            >
              {operators.map((one) => (
                <MenuItem key={one} value={one}>
                  {translate(`filters.operators.${operatorKey(one)}`)}
                </MenuItem>
              ))}
            </Select>
          )}
        </Head>
        {!isBare && (
          <FilterValue
            key={operator}
            {...{ type, filter, operator, terms, label, source }}
            onTerms={(next) => setTerms(next)}
          />
        )}
        <Foot>
          {onRemove && (
            <Button variant="ghost" size="small" onClick={onRemove}>
              {translate('filters.remove')}
            </Button>
          )}
          {opposite && (
            <Button variant="ghost" size="small" disabled={!ready} onClick={() => set(opposite)}>
              {translate('filters.negate')}
            </Button>
          )}
          <span style={{ flex: 1 }} />
          <Button type="submit" variant="contained" size="small" disabled={!ready}>
            {translate('list.apply')}
          </Button>
        </Foot>
      </Form>
    </SidePopover>
  )
}

const isOfSpecification = (operator: FilterOperator) => operator !== 'within' && !NO_TERM_OPERATORS.includes(operator)

const oneOrAll = (terms: string[]) => (terms.length === 1 ? terms[0]! : terms)

/** Names are searched from three letters on, like everywhere. */
function isComplete({ field }: TypeFilter, terms: readonly string[]): boolean {
  const given = terms.filter((term) => term !== '')
  return given.length > 0 && (field !== 'name' || given.every(termLongEnough))
}

/** What a filter says before anything is chosen: the next seven days where time is asked for. */
function firstTerms(kind: FilterKind): string[] {
  if (kind === 'date' || kind === 'relative') return [rollingTerm('next', 7, 'days')]
  return kind === 'flag' || kind === 'boolean' ? ['true'] : []
}
