import { useContext } from 'react'
import { ConsoleContext, productName } from '#kit/parts/context/ConsoleContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { asList, listOrNothing } from '../parts/asList.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { ReadBox } from '../parts/ReadText.tsx'
import { ReadTokens } from '../parts/ReadTokens.tsx'
import { TokenInput } from '../parts/TokenInput.tsx'

/** `options.source: 'products'` offers the products of the user by name; any other list is free. */
function useSource(source: string | undefined) {
  const products = useContext(ConsoleContext)?.products ?? []
  if (source !== 'products') return { labelOf: String }
  return {
    labelOf: (id: unknown) => productName(products, String(id)),
    choices: products.map(({ id, n }) => ({ value: id, label: n })),
  }
}

function TagsInput(control: ControlProps) {
  const source = useSource(control.options.source)
  return (
    <TokenInput
      control={control}
      values={asList(control.field.value)}
      onValues={(values) => control.commit(listOrNothing(values))}
      {...source}
    />
  )
}

function ReadTags({ id, describedBy, field, options }: ControlProps) {
  const { labelOf } = useSource(options.source)
  const labels = asList(field.value).map(labelOf)
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {labels.length > 0 ? <ReadTokens labels={labels} /> : undefined}
    </ReadBox>
  )
}

/** A list of free texts. */
export const TagsControl = fieldRenderer(TagsInput, { Read: ReadTags, below: true })
