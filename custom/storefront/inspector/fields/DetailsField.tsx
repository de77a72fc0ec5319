import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import { SPONSORED } from '#contract/values/sponsored.ts'
import { detailAt, detailsOf, withDetail, type DetailField } from '../model/detailFields.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { ColourField } from './ColourField.tsx'
import { FlagField } from './FlagField.tsx'
import { PictureField } from './PictureField.tsx'
import { TextField } from './TextField.tsx'
import type { FieldInputProps } from '#kit/forms/loose/useFieldControl.ts'
import { WordsField } from '#kit/forms/loose/WordsField.tsx'

/** The parts of a field that is an object: each with a label of its own. */
export function DetailsField({ field, ...props }: FieldInputProps & { field: FieldName }) {
  const translate = useTranslate()
  if (props.isMixed) return <p className="f-help">{translate('storefrontInspector.mixed')}</p>
  return (
    <Rows>
      {detailsOf(field).map((detail) => {
        const label = translate(`storefrontInspector.details.${field}.${detail.path.at(-1)}`)
        const set = (value: unknown) => props.onChange(withDetail(props.value, detail.path, value))
        return (
          <div key={detail.path.join('.')} data-row={detail.kind === 'marker' || undefined}>
            <span>{label}</span>
            <Detail
              {...{ field, detail }}
              {...{ ...props, id: undefined, label, value: detailAt(props.value, detail.path), onChange: set }}
            />
          </div>
        )
      })}
    </Rows>
  )
}

function Detail({ field, detail, ...props }: FieldInputProps & { field: FieldName; detail: DetailField }) {
  const translate = useTranslate()
  switch (detail.kind) {
    case 'colour':
      return <ColourField {...props} />
    case 'picture':
      return <PictureField {...props} />
    case 'words':
      return <WordsField {...props} />
    case 'marker':
      return (
        <FlagField
          {...props}
          value={props.value === SPONSORED}
          onChange={(isOn) => props.onChange(isOn === true ? SPONSORED : undefined)}
        />
      )
    case 'choice': {
      const options = (detail.options ?? []).map((value) => ({
        value,
        label: translate(`storefrontInspector.options.${field}.${value}`),
      }))
      return <ChoiceField {...props} options={options} />
    }
    default:
      return <TextField {...props} isLong={detail.kind === 'long'} />
  }
}

const Rows = styled('div')({
  display: 'grid',
  gap: 10,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 },
  '& > div > span:first-of-type': { fontSize: 12, lineHeight: '16px', color: 'var(--mui-palette-text-secondary)' },
  '& > [data-row]': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
})
