import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useTranslate } from 'ra-core'
import type { ValueProps } from './valueProps.ts'

/** Those that have it, or those that do not. */
export function YesNoValue({ terms, onTerms, label }: ValueProps) {
  const translate = useTranslate()
  const value = terms[0] === 'false' ? 'false' : 'true'
  return (
    <RadioGroup row aria-label={label} value={value} onChange={(_event, next) => onTerms([next])}>
      <FormControlLabel value="true" label={translate('list.yes')} control={<Radio size="small" autoFocus />} />
      <FormControlLabel value="false" label={translate('list.no')} control={<Radio size="small" />} />
    </RadioGroup>
  )
}
