import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { useTranslate } from 'ra-core'
import type { ShiftUnit, TypedShift } from '../draft/bulkDraft.ts'
import { MAX_SHIFT } from '../draft/bulkDraft.ts'

type ShiftEditorProps = {
  shift: TypedShift
  /** A date has no time of day: it does not move by hours. */
  units: readonly ShiftUnit[]
  onShift: (shift: TypedShift) => void
}

/** How far dates move, and which way. */
export function ShiftEditor({ shift, units, onShift }: ShiftEditorProps) {
  const translate = useTranslate()
  const { amount, unit, isEarlier } = shift
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 5)
    onShift({ ...shift, amount: digits === '' ? undefined : Number(digits) })
  }
  return (
    <Box sx={{ display: 'grid', gap: '4px' }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <OutlinedInput
          size="small"
          value={amount ?? ''}
          error={amount !== undefined && amount > MAX_SHIFT[unit]}
          sx={{ inlineSize: 72, flex: 'none' }}
          inputProps={{ 'aria-label': translate('bulk.shift.amount'), inputMode: 'numeric' }}
          onChange={(event) => type(event.target.value)}
        />
        <Select
          size="small"
          fullWidth
          value={unit}
          inputProps={{ 'aria-label': translate('bulk.shift.unit') }}
          onChange={(event) => onShift({ ...shift, unit: event.target.value })}
        >
          {units.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`bulk.shift.${one}`)}
            </MenuItem>
          ))}
        </Select>
        <Select
          size="small"
          fullWidth
          value={isEarlier ? 'earlier' : 'later'}
          inputProps={{ 'aria-label': translate('bulk.shift.direction') }}
          onChange={(event) => onShift({ ...shift, isEarlier: event.target.value === 'earlier' })}
        >
          {(['later', 'earlier'] as const).map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`bulk.shift.${one}`)}
            </MenuItem>
          ))}
        </Select>
      </Box>
      {unit === 'months' && (
        <Box sx={{ typography: 'caption', color: 'text.tertiary' }}>{translate('bulk.shift.monthEnd')}</Box>
      )}
    </Box>
  )
}
