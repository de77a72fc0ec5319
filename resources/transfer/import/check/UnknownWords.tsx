import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { ImportDryRun } from '#contract/schemas/bulk.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'

type UnknownWordsProps = { words: NonNullable<ImportDryRun['unknown']> }

/** Words of the file for which a field has no code: the rest of their rows is imported without them. */
export function UnknownWords({ words }: UnknownWordsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const id = useId()
  if (words.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Box component="h3" id={id} sx={{ typography: 'subtitle2', display: 'flex', gap: '6px', margin: '0 0 4px' }}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', color: 'status.warning.on' }}>
          <Icon name="triangle" size="small" />
        </Box>
        {translate('transfer.check.unknown')}
      </Box>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: '18px', typography: 'meta', color: 'text.secondary' }}>
        {words.map(({ column, word, count }) => (
          <li key={`${column} ${word}`}>
            {translate('transfer.check.unknownWord', { word, column, smart_count: count, count: format.number(count) })}
          </li>
        ))}
      </Box>
    </section>
  )
}
