import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { MOST_UNITS, rollingParts, rollingTerm, WINDOW_UNITS } from '#contract/rules/filters/dateWindow.ts'

const Line = styled('div')({ display: 'flex', gap: 8 })

type RollingValueProps = { direction: 'next' | 'last'; term: string; onTerm: (term: string) => void; focus?: boolean }

/** A number of days, weeks or months from now or up to now. */
export function RollingValue({ direction, term, onTerm, focus = false }: RollingValueProps) {
  const translate = useTranslate()
  const { count, unit } = rollingParts(term) ?? { count: 7, unit: 'days' as const }
  const [typed, setTyped] = useState(String(count))
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, String(MOST_UNITS).length)
    setTyped(digits)
    if (Number(digits) > 0) onTerm(rollingTerm(direction, Number(digits), unit))
  }
  return (
    <Line>
      <OutlinedInput
        size="small"
        autoFocus={focus}
        value={typed}
        sx={{ inlineSize: 72, flex: 'none' }}
        inputProps={{ 'aria-label': translate('filters.howMany'), inputMode: 'numeric' }}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(String(count))}
      />
      <Select
        size="small"
        fullWidth
        value={unit}
        inputProps={{ 'aria-label': translate('filters.unit') }}
        onChange={(event) => onTerm(rollingTerm(direction, count, event.target.value))}
      >
        {WINDOW_UNITS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`filters.units.${one}`)}
          </MenuItem>
        ))}
      </Select>
    </Line>
  )
}
