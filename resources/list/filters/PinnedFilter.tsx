import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import type { TypeFilter, TypeSummary } from '#contract/registry/typeDocument.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { FilterEditorSoon } from '#kit/parts/filters/FilterEditorSoon.ts'
import type { FilterWords } from '#kit/parts/filters/useFilterWords.ts'

type PinnedFilterProps = {
  type: TypeSummary
  filter: TypeFilter
  words: FilterWords
  onEntry: (entry: FilterEntry) => void
}

/** A filter that the type document pins: one click away while it is not set. */
export function PinnedFilter({ type, filter, words, onEntry }: PinnedFilterProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="small"
        endIcon={<Icon name="chevronDown" size="small" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {words.nameOf(filter.field)}
      </Button>
      {open && (
        <FilterEditorSoon
          type={type}
          filter={filter}
          entry={undefined}
          source={words.source}
          anchor={button.current}
          onClose={() => setOpen(false)}
          onEntry={onEntry}
        />
      )}
    </>
  )
}
