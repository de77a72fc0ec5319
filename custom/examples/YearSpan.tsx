import type { ControlProps } from '@jsonforms/core'
import { withJsonFormsControlProps } from '@jsonforms/react'
import { NumberInput, useTranslate } from 'react-admin'
import { withStockInputs } from '#kit/forms/stock/withStockInputs.tsx'

/** A field of two years, drawn by react-admin's stock inputs. */
function YearSpan({ path, label }: ControlProps) {
  const translate = useTranslate()
  return (
    <fieldset style={{ display: 'flex', gap: 12, border: 0, margin: 0, padding: 0 }}>
      <legend>{label}</legend>
      <NumberInput source={`${path}.from`} label={translate('examples.span.from')} />
      <NumberInput source={`${path}.to`} label={translate('examples.span.to')} />
    </fieldset>
  )
}

export default withStockInputs(withJsonFormsControlProps(YearSpan))
