import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { readFormatted } from '#contract/rules/transfer/dateFormats.ts'
import type { DateFormat } from '#contract/values/dateFormats.ts'
import { DATE_FORMATS } from '#contract/values/dateFormats.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

type DateFormatSelectProps = {
  column: string
  value: DateFormat
  /** A cell of the column; undefined where its first rows are empty. */
  sample: string | undefined
  onChange: (format: DateFormat) => void
}

/** How a column writes its dates, with what that makes of one of its cells. */
export function DateFormatSelect({ column, value, sample, onChange }: DateFormatSelectProps) {
  const translate = useTranslate()
  const format = useFormat()
  const id = useId()
  const at = sample === undefined ? undefined : readFormatted(sample, value, 'UTC')
  const example = at === undefined ? 'transfer.columns.noExample' : 'transfer.columns.example'
  return (
    <Box sx={{ display: 'grid', gap: 1, marginBlockStart: 1 }}>
      <Select
        size="small"
        fullWidth
        value={value}
        inputProps={{ 'aria-label': translate('transfer.columns.dates', { column }), 'aria-describedby': id }}
        onChange={({ target }) => onChange(target.value)}
      >
        {DATE_FORMATS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`transfer.columns.formats.${one}`)}
          </MenuItem>
        ))}
      </Select>
      {sample !== undefined && (
        <Box id={id} sx={{ typography: 'meta', color: at === undefined ? 'status.error.on' : 'text.secondary' }}>
          {translate(example, {
            sample,
            date: at === undefined ? '' : format.date(new Date(at).toISOString().slice(0, 10)),
          })}
        </Box>
      )}
    </Box>
  )
}
