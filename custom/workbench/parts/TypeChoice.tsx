import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useLocale, useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'

/** Which type is translated; the address says it. */
export function TypeChoice({ type }: { type: TypeSummary }) {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  const { types } = useConsole()
  const [, setSearch] = useSearchParams()
  return (
    <Select
      size="small"
      value={type.type}
      onChange={({ target }) => setSearch({ type: target.value })}
      inputProps={{ 'aria-label': translate('workbench.type') }}
      sx={{ minWidth: 160 }}
    >
      {types.map((one) => (
        <MenuItem key={one.type} value={one.type}>
          {textIn(one.labels.many, language)}
        </MenuItem>
      ))}
    </Select>
  )
}
