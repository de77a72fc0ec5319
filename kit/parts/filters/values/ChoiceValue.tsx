import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { FilterOption } from '../filterWords.ts'

const Options = styled('div')({
  maxBlockSize: 260,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  marginInline: -4,
  paddingInline: 4,
})

/** Longer lists are searched before they are read. */
const SEARCH_ABOVE = 10

type ChoiceValueProps = {
  options: readonly FilterOption[]
  terms: readonly string[]
  onTerms: (terms: string[]) => void
  label: string
  /** Something else on the form finds the values and has the focus. */
  isSearched?: boolean
}

/** Any of several values. A chosen value that is no longer offered stays in the list, so that it can be taken out. */
export function ChoiceValue({ options, terms, onTerms, label, isSearched = false }: ChoiceValueProps) {
  const translate = useTranslate()
  const [search, setSearch] = useState('')
  const gone = terms.filter((term) => !options.some((option) => option.value === term))
  const all = [...options, ...gone.map((value) => ({ value, label: value }))]
  const hasSearch = !isSearched && all.length > SEARCH_ABOVE
  const wanted = search.trim().toLocaleLowerCase()
  const shown = all.filter((option) => option.label.toLocaleLowerCase().includes(wanted))
  return (
    <>
      {hasSearch && (
        <OutlinedInput
          autoFocus
          size="small"
          value={search}
          inputProps={{ 'aria-label': translate('filters.findValue') }}
          placeholder={translate('filters.findValue')}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <Options role="group" aria-label={label}>
        {shown.map(({ value, label: words }, index) => (
          <FormControlLabel
            key={value}
            label={words}
            sx={{ marginInlineStart: 0 }}
            control={
              <Checkbox
                size="small"
                autoFocus={index === 0 && !hasSearch && !isSearched}
                checked={terms.includes(value)}
                onChange={(_event, on) => onTerms(on ? [...terms, value] : terms.filter((one) => one !== value))}
              />
            }
          />
        ))}
      </Options>
    </>
  )
}
