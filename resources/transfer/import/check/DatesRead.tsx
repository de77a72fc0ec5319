import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { DateFormats } from '#contract/values/dateFormats.ts'

/** How the dates of other catalogues were read by, column by column; what is written as ours goes without saying. */
export function DatesRead({ dates }: { dates: DateFormats }) {
  const translate = useTranslate()
  const told = Object.entries(dates).filter(([, format]) => format !== 'iso')
  if (told.length === 0) return null
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: '18px', typography: 'meta', color: 'text.secondary' }}>
      {told.map(([column, format]) => (
        <li key={column}>
          {translate('transfer.check.dates', { column, format: translate(`transfer.columns.formats.${format}`) })}
        </li>
      ))}
    </Box>
  )
}
