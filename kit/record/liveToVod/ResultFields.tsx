import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { CONVERSION_NAME_LENGTH } from '#contract/values/guide.ts'
import { textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useResultTypes } from './useResultTypes.ts'

type ResultFieldsProps = {
  name: string
  cty: string
  /** Small fields below one another, for a panel. */
  isNarrow?: boolean
  onName: (name: string) => void
  onCty: (cty: string) => void
}

/** What the title made of an airing is called, in the language of the console, and of which type it is. */
export function ResultFields({ name, cty, isNarrow = false, onName, onCty }: ResultFieldsProps) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const types = useResultTypes()
  const size = isNarrow ? 'small' : 'medium'
  return (
    <>
      <TextField
        select
        {...(isNarrow && { className: 'wide' })}
        size={size}
        label={translate('liveToVod.type')}
        value={cty}
        onChange={({ target }) => onCty(target.value)}
      >
        {types.map((type) => (
          <MenuItem key={type.type} value={type.type}>
            {textIn(type.labels.one, language)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        className="wide"
        size={size}
        label={translate('liveToVod.name')}
        value={name}
        onChange={({ target }) => onName(target.value)}
        slotProps={{ htmlInput: { maxLength: CONVERSION_NAME_LENGTH, autoComplete: 'off', lang: language } }}
      />
    </>
  )
}
