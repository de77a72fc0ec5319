import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { ControlProps } from '../hooks/useControl.ts'
import { useForm } from '../FormContext.ts'
import { CardList } from '../lists/CardList.tsx'
import { Dispatch } from '../parts/Dispatch.tsx'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'
import { asSchema, drawnSchema } from '../schema/resolve.ts'
import { schemaLabel } from '../schema/words.ts'
import { tupleOf } from '../validation/interpret/listKeywords.ts'
import { FittingValue } from './FittingValue.tsx'
import { Opener } from './Opener.tsx'

/** The entries by place, as the fields of an object are by name. */
function placesOf(schema: FormSchema, root: FormSchema): FormSchema {
  const { first } = tupleOf(schema)
  return { properties: Object.fromEntries(first.map((part, index) => [index, drawnSchema(asSchema(part), root)])) }
}

function TupleInput(control: ControlProps) {
  const { schema: root, language } = useForm()
  const translate = useTranslate()
  const { pointer, schema, disabled } = control
  const places = useMemo(() => placesOf(schema, root), [schema, root])
  const elements = useMemo(
    () =>
      Object.entries(places.properties ?? {}).map(([place, part]): FormElement => {
        const label = schemaLabel(part, language) ?? translate('schemaForms.place', { n: Number(place) + 1 })
        return { type: 'Control', scope: `#/properties/${place}`, label }
      }),
    [places, language, translate],
  )
  const { rest } = tupleOf(schema)
  const more = useMemo(() => (typeof rest === 'object' ? drawnSchema(rest, root) : undefined), [rest, root])
  return (
    <FittingValue control={control} kind="array">
      <Opener control={control}>
        <div className="f-body f-nested">
          {elements.map((element) => (
            <Dispatch key={element.scope} element={element} schema={places} path={pointer} enabled={!disabled} />
          ))}
        </div>
        {more && <CardList control={control} items={more} from={elements.length} />}
      </Opener>
    </FittingValue>
  )
}

/** A list whose first entries mean something by their place: width and height, latitude and longitude. */
export const TupleControl = fieldRenderer(TupleInput, { Read: 'own', group: true, wide: true, container: true })
