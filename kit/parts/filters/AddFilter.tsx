import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { TypeFilter, TypeSummary } from '#contract/registry/typeDocument.ts'
import { MAX_FILTERS } from '#contract/values/limits.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { useCommands } from '../commands/useCommands.ts'
import { Icon } from '../icons/Icon.tsx'
import { FilterEditorSoon } from './FilterEditorSoon.ts'
import { FindFilter } from './FindFilter.tsx'
import type { Suggestion } from './suggestFilters.ts'
import type { FilterWords } from './useFilterWords.ts'

type AddFilterProps = {
  type: TypeSummary
  words: FilterWords
  /** Filters that are set already. */
  count: number
  onEntry: (entry: FilterEntry) => void
}

/** One search box for every filter and value of the type, opened by 'F'; what needs a value opens its editor. */
export function AddFilter({ type, words, count, onEntry }: AddFilterProps) {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [editing, setEditing] = useState<TypeFilter>()
  const isFull = count >= MAX_FILTERS
  useCommands([
    {
      id: 'list.filter',
      group: 'page',
      label: translate('list.filter'),
      icon: 'filter',
      keys: 'F',
      why: isFull ? translate('filters.full', { max: MAX_FILTERS }) : undefined,
      act: { run: () => setOpen(true) },
    },
  ])
  const choose = ({ filter, entry }: Suggestion) => {
    setOpen(false)
    if (entry) onEntry(entry)
    else setEditing(filter)
  }
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="small"
        startIcon={<Icon name="plus" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="F"
        title={isFull ? translate('filters.full', { max: MAX_FILTERS }) : translate('filters.addHint')}
        onClick={() => setOpen(true)}
        disabled={isFull}
      >
        {translate('list.filter')}
      </Button>
      <FindFilter
        filters={type.list.filters}
        source={words.source}
        anchor={button}
        isOpen={open}
        onChoose={choose}
        onClose={() => setOpen(false)}
      />
      {editing && (
        <FilterEditorSoon
          type={type}
          filter={editing}
          entry={undefined}
          source={words.source}
          anchor={button.current}
          onClose={() => setEditing(undefined)}
          onEntry={onEntry}
        />
      )}
    </>
  )
}
