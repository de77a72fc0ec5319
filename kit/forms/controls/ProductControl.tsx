import { useContext } from 'react'
import { ConsoleContext, productName } from '#kit/parts/context/ConsoleContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { Combobox } from '../parts/listbox/Combobox.tsx'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { ReadBox } from '../parts/ReadText.tsx'
import { textOfValue } from '../parts/textOfValue.ts'

function useProducts() {
  return useContext(ConsoleContext)?.products ?? []
}

function ProductInput(control: ControlProps) {
  const products = useProducts()
  const id = textOfValue(control.field.value)
  return (
    <Combobox
      control={control}
      choices={products.map(({ id: value, n }) => ({ value, label: n }))}
      text={productName(products, id)}
      onChoose={control.commit}
    />
  )
}

function ReadProduct({ id, describedBy, field }: ControlProps) {
  const products = useProducts()
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {productName(products, textOfValue(field.value)) || undefined}
    </ReadBox>
  )
}

/** A product, chosen by its name and kept by its id. A product that is not the user's stays and is shown by its id. */
export const ProductControl = fieldRenderer(ProductInput, { Read: ReadProduct })
