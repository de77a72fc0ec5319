import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& > legend': { ...theme.typography.label, padding: 0, marginBlockEnd: 4, color: theme.vars.palette.text.secondary },
  '& > p': { ...theme.typography.meta, margin: '4px 0 0', color: theme.vars.palette.text.tertiary },
}))

type RadioChoiceProps<Word extends string> = {
  label: string
  words: Readonly<Record<Word, string>>
  value: Word
  onChange: (word: Word) => void
  /** What the present choice means. */
  hint?: string
  children?: ReactNode
}

/** One of a few words, side by side. */
export function RadioChoice<Word extends string>(props: RadioChoiceProps<Word>) {
  const { label, words, value, onChange, hint, children } = props
  return (
    <Group>
      <legend>{label}</legend>
      <RadioGroup row value={value} onChange={(_event, next) => onChange(next as Word)} sx={{ columnGap: '12px' }}>
        {(Object.keys(words) as Word[]).map((word) => (
          <FormControlLabel
            key={word}
            value={word}
            label={words[word]}
            control={<Radio size="small" />}
            sx={{ marginInlineStart: 0 }}
          />
        ))}
      </RadioGroup>
      {hint && <p>{hint}</p>}
      {children}
    </Group>
  )
}
