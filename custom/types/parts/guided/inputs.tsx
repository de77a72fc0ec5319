import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { LANGUAGES, type Language, type Texts } from '#contract/values/languages.ts'

const Box = styled('div')(({ theme }) => ({
  minInlineSize: 0,
  '& > label': {
    ...theme.typography.label,
    display: 'block',
    marginBlockEnd: 4,
    color: theme.vars.palette.text.secondary,
  },
  '& > p': { ...theme.typography.caption, margin: '4px 0 0', color: theme.vars.palette.text.tertiary },
  '& > p.wrong': { color: theme.vars.palette.status.error.on },
}))

type InputProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** What is wrong with it, in words. */
  wrong?: string | undefined
  help?: string
  lang?: string
  placeholder?: string
  disabled?: boolean
  isNumber?: boolean
  autoFocus?: boolean
}

/** One line of text under its label. */
export function TextInput({ label, value, onChange, wrong, help, lang, isNumber, ...more }: InputProps) {
  const id = useId()
  const note = wrong ?? help
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        {...more}
        id={id}
        fullWidth
        size="small"
        value={value}
        error={wrong !== undefined}
        autoComplete="off"
        inputProps={{
          lang,
          inputMode: isNumber ? 'numeric' : undefined,
          'aria-describedby': note ? `${id}-note` : undefined,
        }}
        onChange={({ target }) => onChange(target.value)}
      />
      {note && (
        <p id={`${id}-note`} className={wrong ? 'wrong' : undefined}>
          {note}
        </p>
      )}
    </Box>
  )
}

type ChoiceProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  wrong?: string | undefined
  disabled?: boolean
}

/** One of a few, by the browser's own list: every key works in it. */
export function ChoiceInput({ label, value, onChange, options, wrong, disabled }: ChoiceProps) {
  const id = useId()
  const isKnown = options.some((option) => option.value === value)
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <Select
        native
        fullWidth
        size="small"
        value={value}
        disabled={disabled}
        error={wrong !== undefined}
        inputProps={{ id }}
        onChange={({ target }) => onChange(String(target.value))}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {wrong && <p className="wrong">{wrong}</p>}
    </Box>
  )
}

type TickProps = { label: string; checked: boolean; onChange: (on: boolean) => void; disabled?: boolean }

export function Tick({ label, checked, onChange, disabled }: TickProps) {
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      sx={{ marginInline: 0, gap: 1, '& .MuiFormControlLabel-label': { typography: 'meta' } }}
      control={<Checkbox size="small" checked={checked} onChange={(_event, on) => onChange(on)} />}
    />
  )
}

type FourProps = {
  legend: string
  texts: Partial<Texts>
  onChange: (language: Language, text: string) => void
  wrong?: Partial<Record<Language, string>>
  disabled?: boolean
  autoFocus?: boolean
}

/** One name in the four languages, side by side; English is the one that cannot be left out. */
export function FourTexts({ legend, texts, onChange, wrong, disabled, autoFocus }: FourProps) {
  const translate = useTranslate()
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="two">
        {LANGUAGES.map((language, index) => (
          <TextInput
            key={language}
            label={translate(`forms.languages.${language}`)}
            lang={language}
            value={texts[language] ?? ''}
            wrong={wrong?.[language]}
            disabled={disabled ?? false}
            autoFocus={autoFocus === true && index === 0}
            onChange={(text) => onChange(language, text)}
          />
        ))}
      </div>
    </fieldset>
  )
}
