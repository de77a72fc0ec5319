import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslate } from 'ra-core'
import type { ValueProps } from './valueProps.ts'

/** A text or a number; two numbers for a span, of which either may be left open. */
export function TextValue({ filter, operator, terms, onTerms, label }: ValueProps) {
  const translate = useTranslate()
  const isNumber = filter.kind === 'number'
  if (operator === 'within') {
    const [from = '', to = ''] = terms
    return (
      <div style={{ display: 'flex', gap: 8 }}>
        <NumberInput label={translate('filters.from')} value={from} onValue={(next) => onTerms([next, to])} focus />
        <NumberInput label={translate('filters.to')} value={to} onValue={(next) => onTerms([from, next])} />
      </div>
    )
  }
  if (isNumber) return <NumberInput label={label} value={terms[0] ?? ''} onValue={(next) => onTerms([next])} focus />
  return (
    <OutlinedInput
      fullWidth
      autoFocus
      size="small"
      value={terms[0] ?? ''}
      inputProps={{ 'aria-label': label, maxLength: 200 }}
      onChange={(event) => onTerms(event.target.value ? [event.target.value] : [])}
    />
  )
}

type NumberInputProps = { label: string; value: string; onValue: (value: string) => void; focus?: boolean }

function NumberInput({ label, value, onValue, focus = false }: NumberInputProps) {
  return (
    <OutlinedInput
      fullWidth
      autoFocus={focus}
      size="small"
      value={value}
      placeholder={label}
      inputProps={{ 'aria-label': label, inputMode: 'decimal', maxLength: 20 }}
      onChange={(event) => onValue(event.target.value.replace(/[^\d.-]/g, ''))}
    />
  )
}
