import type { ControlProps } from '../hooks/useControl.ts'
import { Dispatch } from '../parts/Dispatch.tsx'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { LookContext } from '../parts/LookContext.ts'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'
import { fieldElement } from '../schema/itemsOf.ts'
import { Opener } from './Opener.tsx'

const isElement = (detail: unknown): detail is FormElement =>
  typeof detail === 'object' && detail !== null && 'type' in detail

/** The fields of an object: those of the UI schema's detail, or all of them. */
export function elementsOf(schema: FormSchema, detail: unknown): readonly FormElement[] {
  return isElement(detail) ? [detail] : Object.keys(schema.properties ?? {}).map(fieldElement)
}

function ObjectInput(control: ControlProps) {
  const { pointer, schema, options, disabled, label } = control
  return (
    <LookContext value="full">
      <Opener control={control}>
        <div className={label === '' ? 'f-body' : 'f-body f-nested'}>
          {elementsOf(schema, options.detail).map((element, index) => (
            <Dispatch key={index} element={element} schema={schema} path={pointer} enabled={!disabled} />
          ))}
        </div>
      </Opener>
    </LookContext>
  )
}

/** An object within the record: its fields under one heading. */
export const ObjectControl = fieldRenderer(ObjectInput, { Read: 'own', group: true, wide: true, container: true })
