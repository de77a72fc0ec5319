import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { isLanguage, textIn } from '#contract/values/languages.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { FilterEditor } from './FilterEditor.tsx'
import { optionsOf, valueWords } from './filterWords.ts'
import { withEntry } from './listState.ts'
import type { ContentList } from './useContentList.ts'

const Shell = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 28,
  maxInlineSize: 340,
  borderRadius: 4,
  fontSize: 12,
  background: 'var(--mui-palette-accent-soft)',
  color: 'var(--mui-palette-accent-onSoft)',
})
const Part = styled(ButtonBase)({
  blockSize: 28,
  paddingInline: 8,
  borderRadius: 4,
  font: 'inherit',
  gap: 6,
  minInlineSize: 24,
  '& b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxInlineSize: 220 },
})

/** A filter that is set: its name, its value in bold, a cross to remove it; opens to be changed. */
export function FilterChip({ type, entry, list }: { type: TypeSummary; entry: FilterEntry; list: ContentList }) {
  const translate = useTranslate()
  const locale = useLocale()
  const { products } = useConsole()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const filter = type.list.filters.find((one) => one.field === entry.field)
  if (!filter) return null
  const language = isLanguage(locale) ? locale : 'en'
  const name = textIn(filter.label, language)
  const words = valueWords(filter, entry, optionsOf(filter, products, language), translate('list.yes'))
  const isFlag = filter.kind === 'flag'
  return (
    <Shell ref={anchor}>
      <Part onClick={() => !isFlag && setOpen(true)} title={words} disabled={isFlag}>
        <span>{name}</span>
        {!isFlag && <b>{words}</b>}
      </Part>
      <Part
        aria-label={translate('states.removeFilter', { name })}
        onClick={() => list.setFilter(withEntry(list.filter, { field: entry.field, term: '' }))}
      >
        <Icon name="close" size="small" />
      </Part>
      {open && (
        <FilterEditor
          filter={filter}
          entry={entry}
          anchor={anchor.current}
          onClose={() => setOpen(false)}
          onEntry={(next) => list.setFilter(withEntry(list.filter, next))}
        />
      )}
    </Shell>
  )
}
