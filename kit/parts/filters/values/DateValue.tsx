import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { CALENDAR_WINDOWS, isRelative, rollingParts, rollingTerm } from '#contract/rules/filters/dateWindow.ts'
import { dateWords } from '../filterWords.ts'
import { RollingValue } from './RollingValue.tsx'
import type { ValueProps } from './valueProps.ts'

const Line = styled('div')({ display: 'flex', gap: 8, alignItems: 'center' })
type Mode = (typeof CALENDAR_WINDOWS)[number] | 'next' | 'last' | 'day' | 'span'

const FIRST_COUNT = 7

function modeOf(terms: readonly string[], operator: string): Mode {
  const [term = ''] = terms
  const rolling = rollingParts(term)
  if (terms.length === 2) return 'span'
  if (rolling) return rolling.direction
  if (isRelative(term)) return term as Mode
  return operator === 'within' && term === '' ? 'next' : 'day'
}

/** A date by its relation to now, which stays relative wherever it is kept, or by the calendar. */
export function DateValue({ operator, terms, onTerms, label, source }: ValueProps) {
  const translate = useTranslate()
  const isSpan = operator === 'within'
  const [mode, setMode] = useState<Mode>(() => modeOf(terms, operator))
  const shown: Mode = mode === 'span' && !isSpan ? 'day' : mode
  const choose = (next: Mode) => {
    setMode(next)
    if (next === 'next' || next === 'last') onTerms([rollingTerm(next, FIRST_COUNT, 'days')])
    else if (next === 'day') onTerms([])
    else onTerms(next === 'span' ? ['', ''] : [next])
  }
  const modes: Mode[] = isSpan
    ? ['next', 'last', ...CALENDAR_WINDOWS, 'day', 'span']
    : ['today', 'this week', 'this month', 'next', 'last', 'day']
  const modeWords = (one: Mode) =>
    one === 'next' || one === 'last' || one === 'day' || one === 'span'
      ? translate(`filters.mode.${one}`)
      : dateWords(one, source)
  return (
    <>
      <Select
        size="small"
        fullWidth
        autoFocus
        value={shown}
        inputProps={{ 'aria-label': translate('filters.mode.label') }}
        onChange={(event) => choose(event.target.value)}
      >
        {modes.map((one) => (
          <MenuItem key={one} value={one}>
            {modeWords(one)}
          </MenuItem>
        ))}
      </Select>
      {(shown === 'next' || shown === 'last') && (
        <RollingValue direction={shown} term={terms[0] ?? ''} onTerm={(term) => onTerms([term])} />
      )}
      {shown === 'day' && (
        <DayInput label={label} value={terms[0] ?? ''} onValue={(day) => onTerms(day ? [day] : [])} />
      )}
      {shown === 'span' && (
        <Line>
          <DayInput
            label={translate('filters.from')}
            value={terms[0] ?? ''}
            onValue={(day) => onTerms([day, terms[1] ?? ''])}
          />
          <span aria-hidden>–</span>
          <DayInput
            label={translate('filters.to')}
            value={terms[1] ?? ''}
            onValue={(day) => onTerms([terms[0] ?? '', day])}
          />
        </Line>
      )}
    </>
  )
}

type DayInputProps = { label: string; value: string; onValue: (value: string) => void }

function DayInput({ label, value, onValue }: DayInputProps) {
  return (
    <OutlinedInput
      type="date"
      size="small"
      fullWidth
      value={value.slice(0, 10)}
      inputProps={{ 'aria-label': label }}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}
