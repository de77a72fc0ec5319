import { isObject } from '#contract/rules/diff/json.ts'
import { useTranslate } from 'ra-core'
import { SafeImage } from '#kit/parts/layoutParts/SafeImage.tsx'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { useSelected } from '../hooks/useSelected.ts'
import { TableList } from '../lists/TableList.tsx'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { itemsOf } from '../schema/itemsOf.ts'

const addressOf = (row: unknown) => (isObject(row) && typeof row.u === 'string' ? row.u : undefined)

function Preview({ row }: { row: Pointer }) {
  return <SafeImage src={useSelected(row, addressOf)} alt="" width={57} height={32} />
}

const preview = (row: Pointer) => <Preview row={row} />

function ExternalImagesInput(control: ControlProps) {
  const translate = useTranslate()
  const { schema: root } = useForm()
  return (
    <TableList
      control={control}
      items={itemsOf(control.schema, root) ?? {}}
      extra={{ head: translate('forms.images.preview'), cell: preview }}
    />
  )
}

/** Images that another system keeps: their addresses, and what is there, if it may be shown. */
export const ExternalImages = fieldRenderer(ExternalImagesInput, {
  Read: 'own',
  group: true,
  wide: true,
  container: true,
})
