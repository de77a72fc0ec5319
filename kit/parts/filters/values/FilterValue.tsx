import { optionsOf } from '../filterWords.ts'
import { ChoiceValue } from './ChoiceValue.tsx'
import { DateValue } from './DateValue.tsx'
import { PersonValue } from './PersonValue.tsx'
import { ReferenceValue } from './ReferenceValue.tsx'
import { RollingValue } from './RollingValue.tsx'
import { TextValue } from './TextValue.tsx'
import type { ValueProps } from './valueProps.ts'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useTranslate } from 'ra-core'

/** The terms of a filter, entered as its kind asks for. */
export function FilterValue(props: ValueProps) {
  const { filter, operator, terms, onTerms, label, source } = props
  const options = optionsOf(filter, source.products, source.language)
  const takesSeveral = operator === 'one of' || operator === 'none of'
  switch (filter.kind) {
    case 'date':
      return <DateValue {...props} />
    case 'relative':
      return (
        <RollingValue
          direction="next"
          focus
          term={/^\d+$/.test(terms[0] ?? '') ? `next ${terms[0]} days` : (terms[0] ?? '')}
          onTerm={(term) => onTerms([term])}
        />
      )
    case 'person':
      return <PersonValue {...props} />
    case 'reference':
      return <ReferenceValue {...props} />
    case 'boolean':
    case 'flag':
      return <YesNoValue {...props} />
    default:
      return options.length > 0 && takesSeveral ? (
        <ChoiceValue options={options} terms={terms} onTerms={onTerms} label={label} />
      ) : (
        <TextValue {...props} />
      )
  }
}

/** Those that have it, or those that do not. */
function YesNoValue({ terms, onTerms, label }: ValueProps) {
  const translate = useTranslate()
  const value = terms[0] === 'false' ? 'false' : 'true'
  return (
    <RadioGroup row aria-label={label} value={value} onChange={(_event, next) => onTerms([next])}>
      <FormControlLabel value="true" label={translate('list.yes')} control={<Radio size="small" autoFocus />} />
      <FormControlLabel value="false" label={translate('list.no')} control={<Radio size="small" />} />
    </RadioGroup>
  )
}
