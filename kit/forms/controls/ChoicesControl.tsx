import { useMemo } from 'react'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { asList, listOrNothing } from '../parts/asList.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { ReadBox } from '../parts/ReadText.tsx'
import { ReadTokens } from '../parts/ReadTokens.tsx'
import { TokenInput } from '../parts/TokenInput.tsx'
import { choicesOf } from '../schema/choices.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { drawnSchema } from '../schema/resolve.ts'

/** Up to this many are all shown as boxes to tick. */
const BOXES = 8

function useChoices(schema: FormSchema) {
  const { language, schema: root } = useForm()
  return useMemo(() => {
    const choices = choicesOf(drawnSchema((schema.items ?? {}) as FormSchema, root), language)
    const words = new Map(choices.map(({ value, label }) => [value, label]))
    return { choices, labelOf: (value: unknown) => words.get(value) ?? String(value) }
  }, [schema, root, language])
}

/** Many choices, or little room: they are found by typing. */
function isTyped({ schema, root = schema, ariaLabel }: ControlProps): boolean {
  const { enum: values, oneOf, anyOf } = drawnSchema((schema.items ?? {}) as FormSchema, root)
  return ariaLabel !== undefined || (values ?? oneOf ?? anyOf ?? []).length > BOXES
}

type BoxesProps = { control: ControlProps; values: readonly unknown[] } & ReturnType<typeof useChoices>

function Boxes({ control, values, choices }: BoxesProps) {
  const { id, disabled, commit, touch } = control
  const set = (value: unknown, isOn: boolean) => {
    const rest = values.filter((one) => one !== value)
    commit(listOrNothing(isOn ? [...rest, value] : rest))
  }
  return (
    <div className="f-checks">
      {choices.map(({ value, label }, index) => (
        <label key={label} className="f-check">
          <input
            id={index === 0 ? id : undefined}
            className="f-mark"
            type="checkbox"
            checked={values.includes(value)}
            disabled={disabled}
            onChange={({ target }) => set(value, target.checked)}
            onBlur={touch}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

function ChoicesInput(control: ControlProps) {
  const { choices, labelOf } = useChoices(control.schema)
  const values = asList(control.field.value)
  if (!isTyped(control)) {
    return <Boxes control={control} values={values} choices={choices} labelOf={labelOf} />
  }
  const commit = (next: readonly unknown[]) => control.commit(listOrNothing(next))
  return <TokenInput control={control} values={values} labelOf={labelOf} choices={choices} onValues={commit} />
}

function ReadChoices({ id, describedBy, field, schema }: ControlProps) {
  const { labelOf } = useChoices(schema)
  const labels = asList(field.value).map(labelOf)
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {labels.length > 0 ? <ReadTokens labels={labels} /> : undefined}
    </ReadBox>
  )
}

/** Several values of an enum: boxes to tick, or tokens found by typing where there are many. */
export const ChoicesControl = fieldRenderer(ChoicesInput, {
  Read: ReadChoices,
  group: (control) => !isTyped(control),
  below: true,
  wide: (control) => control.ariaLabel === undefined && isTyped(control),
})
