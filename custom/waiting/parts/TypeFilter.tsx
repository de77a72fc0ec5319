import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useLocale, useTranslate } from 'ra-core'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

type TypeFilterProps = {
  types: readonly TypeSummary[]
  counts: ReadonlyMap<string, number>
  chosen: string | undefined
  /** '' for all of them. */
  onChoose: (type: string) => void
}

/** Narrows the list to one type; those of which nothing waits are left out. */
export function TypeFilter({ types, counts, chosen, onChoose }: TypeFilterProps) {
  const translate = useTranslate()
  const format = useFormat()
  const language = interfaceLanguage(useLocale())
  const offered = types.filter(({ type }) => type === chosen || (counts.get(type) ?? 0) > 0)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return (
    <TextField
      select
      size="small"
      value={offered.some(({ type }) => type === chosen) ? chosen : ''}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{
        select: { displayEmpty: true },
        htmlInput: { 'aria-label': translate('dashboard.approval.type') },
      }}
      sx={{ minInlineSize: 220 }}
    >
      <MenuItem value="">
        {translate('dashboard.approval.allTypes')}
        {all > 0 && ` · ${format.number(all)}`}
      </MenuItem>
      {offered.map(({ type, labels }) => (
        <MenuItem key={type} value={type}>
          {`${textIn(labels.many, language)} · ${format.number(counts.get(type) ?? 0)}`}
        </MenuItem>
      ))}
    </TextField>
  )
}
