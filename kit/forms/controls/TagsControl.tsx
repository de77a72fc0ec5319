import { useContext } from 'react'
import { ConsoleContext, productName } from '#kit/parts/context/ConsoleContext.ts'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { asList, listOrNothing } from '../parts/asList.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { ReadBox } from '../parts/ReadText.tsx'
import { ReadTokens } from '../parts/ReadTokens.tsx'
import { TokenInput } from '../parts/TokenInput.tsx'
import type { FormSchema } from '../schema/formSchema.ts'
import { valueWord } from '../schema/words.ts'

/** `options.source: 'products'` offers the products of the user by name; any other list is free, with words where it has some. */
function useSource({ options: { source }, schema }: ControlProps) {
  const products = useContext(ConsoleContext)?.products ?? []
  const { language } = useForm()
  const items = (schema.items ?? {}) as FormSchema
  if (source !== 'products') return { labelOf: (value: unknown) => valueWord(items, value, language) }
  return {
    labelOf: (id: unknown) => productName(products, String(id)),
    choices: products.map(({ id, n }) => ({ value: id, label: n })),
  }
}

function TagsInput(control: ControlProps) {
  const source = useSource(control)
  return (
    <TokenInput
      control={control}
      values={asList(control.field.value)}
      onValues={(values) => control.commit(listOrNothing(values))}
      {...source}
    />
  )
}

function ReadTags(control: ControlProps) {
  const { id, describedBy, field } = control
  const { labelOf } = useSource(control)
  const labels = asList(field.value).map(labelOf)
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {labels.length > 0 ? <ReadTokens labels={labels} /> : undefined}
    </ReadBox>
  )
}

/** A list of free texts. */
export const TagsControl = fieldRenderer(TagsInput, { Read: ReadTags, below: true })
