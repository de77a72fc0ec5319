import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { SourceKey } from '#contract/values/sources.ts'
import { DEFAULT_SOURCE, SOURCE_KEYS } from '#contract/values/sources.ts'

type SourceChoiceProps = { value: SourceKey | undefined; onChange: (source: SourceKey) => void }

/** Whose word the file is: re-aggregation goes by it. */
export function SourceChoice({ value = DEFAULT_SOURCE, onChange }: SourceChoiceProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, marginBlock: 4 }}>
      <span>{translate('transfer.columns.source')}</span>
      <Select
        size="small"
        value={value}
        inputProps={{ 'aria-label': translate('transfer.columns.source'), 'aria-describedby': id }}
        onChange={({ target }) => onChange(target.value)}
      >
        {SOURCE_KEYS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`aggregate.keys.${one}`)}
          </MenuItem>
        ))}
      </Select>
      <Box component="span" id={id} sx={{ typography: 'meta', color: 'text.secondary' }}>
        {translate('transfer.columns.sourceHint')}
      </Box>
    </Box>
  )
}
