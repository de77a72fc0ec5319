import { isObject } from '#contract/rules/diff/json.ts'
import { useTranslate } from 'ra-core'
import { useCallback, useMemo } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { useSelected } from '../hooks/useSelected.ts'
import { TableList } from '../lists/TableList.tsx'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import type { FormSchema } from '../schema/formSchema.ts'
import { itemsOf } from '../schema/itemsOf.ts'
import { WindowWords } from './productDates/WindowWords.tsx'
import { windowState } from './productDates/windowState.ts'

/** The first two instants of a window are its start and its end. */
function instantsOf(items: FormSchema): readonly string[] {
  return Object.entries(items.properties ?? {}).flatMap(([name, { format }]) => (format === 'date-time' ? [name] : []))
}

function StateCell({ row, names }: { row: Pointer; names: readonly string[] }) {
  const format = useFormat()
  const select = useCallback(
    (value: unknown) =>
      names.map((name) => (isObject(value) && typeof value[name] === 'string' ? value[name] : undefined)),
    [names],
  )
  const [from, until] = useSelected(row, select)
  return <WindowWords {...windowState(from, until, format.now())} />
}

function WindowsInput(control: ControlProps) {
  const translate = useTranslate()
  const { schema: root } = useForm()
  const items = itemsOf(control.schema, root)
  const names = useMemo(() => instantsOf(items ?? {}), [items])
  const cell = useCallback((row: Pointer) => <StateCell row={row} names={names} />, [names])
  return <TableList control={control} items={items ?? {}} extra={{ head: translate('forms.products.today'), cell }} />
}

/** Windows of time, each with what it means today. */
export const Windows = fieldRenderer(WindowsInput, { Read: 'own', group: true, wide: true, container: true })
