import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { isNegated } from '#contract/rules/filters/negateEntry.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { Icon } from '../icons/Icon.tsx'
import { FilterEditorSoon } from './FilterEditorSoon.ts'
import { valueWords } from './filterWords.ts'
import type { FilterWords } from './useFilterWords.ts'

const Shell = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 28,
  maxInlineSize: 340,
  borderRadius: 4,
  fontSize: 12,
  background: 'var(--mui-palette-accent-soft)',
  color: 'var(--mui-palette-accent-onSoft)',
  '&[data-refused]': {
    background: 'var(--mui-palette-status-error-bg)',
    color: 'var(--mui-palette-status-error-on)',
  },
})
const Part = styled(ButtonBase)({
  blockSize: 28,
  paddingInline: 8,
  borderRadius: 4,
  font: 'inherit',
  gap: 6,
  minInlineSize: 24,
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&.Mui-focusVisible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
  '& b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxInlineSize: 220 },
})

type FilterChipProps = {
  type: TypeSummary
  entry: FilterEntry
  words: FilterWords
  /** Why the server would not have it, in its own words. */
  refusal?: string | undefined
  onEntry: (entry: FilterEntry) => void
  onRemove: () => void
}

/** A filter that is set: its name, its value in bold, a cross to remove it; opens to be changed. */
export function FilterChip({ type, entry, words, refusal, onEntry, onRemove }: FilterChipProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const filter = words.filterOf(entry.field)
  if (!filter) return null
  const name = words.nameOf(entry.field)
  const value = valueWords(filter, entry, words.source)
  const isPlainFlag = filter.kind === 'flag' && !isNegated('flag', entry)
  const says = refusal ? translate('filters.refused', { reason: refusal }) : value
  return (
    <Shell ref={anchor} data-refused={refusal ? '' : undefined}>
      <Part
        onClick={() => setOpen(true)}
        title={says}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-invalid={refusal ? true : undefined}
      >
        {refusal && <Icon name="triangle" size="small" />}
        <span>{name}</span>
        {isNegated(filter.kind, entry) && filter.kind !== 'flag' && <span>{translate('filters.not')}</span>}
        {!isPlainFlag && <b>{value}</b>}
      </Part>
      <Part aria-label={translate('states.removeFilter', { name })} onClick={onRemove}>
        <Icon name="close" size="small" />
      </Part>
      {open && (
        <FilterEditorSoon
          type={type}
          filter={filter}
          entry={entry}
          source={words.source}
          anchor={anchor.current}
          onClose={() => setOpen(false)}
          onEntry={onEntry}
          onRemove={onRemove}
        />
      )}
    </Shell>
  )
}
