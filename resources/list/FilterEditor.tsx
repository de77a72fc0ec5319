import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import type { TypeFilter } from '#contract/registry/typeDocument.ts'
import { isLanguage, textIn } from '#contract/values/languages.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { operatorOf, optionsOf } from './filterWords.ts'
import { termsOf } from './listState.ts'

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8, padding: 12, inlineSize: 260 })
const Options = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  maxBlockSize: 280,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  '& legend': { padding: 0 },
})

type FilterEditorProps = {
  filter: TypeFilter
  entry: FilterEntry | undefined
  anchor: HTMLElement | null
  onEntry: (entry: FilterEntry) => void
  onClose: () => void
}

/** Where a filter's value is chosen or typed; Enter and Apply set it, Escape leaves it as it was. */
export function FilterEditor({ filter, entry, anchor, onEntry, onClose }: FilterEditorProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const { products } = useConsole()
  const language = isLanguage(locale) ? locale : 'en'
  const [terms, setTerms] = useState(termsOf(entry))
  const options = optionsOf(filter, products, language)
  const several = filter.kind !== 'relative'
  const label = textIn(filter.label, language)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    onEntry({ field: filter.field, term: terms.length === 1 ? terms[0]! : terms, operator: operatorOf(filter, terms) })
  }
  const choose = (value: string, on: boolean) =>
    setTerms(several ? (on ? [...terms, value] : terms.filter((one) => one !== value)) : [value])
  return (
    <Popover open anchorEl={anchor} onClose={onClose} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
      <Form onSubmit={submit}>
        {options.length > 0 ? (
          <Options>
            <legend>{label}</legend>
            {options.map(({ value, label: words }) => (
              <FormControlLabel
                key={value}
                label={words}
                sx={{ marginInlineStart: 0 }}
                control={
                  several ? (
                    <Checkbox
                      size="small"
                      checked={terms.includes(value)}
                      onChange={(_event, on) => choose(value, on)}
                    />
                  ) : (
                    <Radio size="small" checked={terms[0] === value} onChange={() => choose(value, true)} />
                  )
                }
              />
            ))}
          </Options>
        ) : (
          <label>
            {label}
            <OutlinedInput
              fullWidth
              autoFocus
              value={terms[0] ?? ''}
              type={filter.kind === 'date' ? 'date' : 'text'}
              inputMode={filter.kind === 'number' ? 'numeric' : 'text'}
              onChange={(event) => setTerms(event.target.value ? [event.target.value] : [])}
            />
          </label>
        )}
        <Button type="submit" variant="contained">
          {translate('list.apply')}
        </Button>
      </Form>
    </Popover>
  )
}
