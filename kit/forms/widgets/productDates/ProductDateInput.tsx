import { useCallback, useId, useMemo } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { DateTimeInput } from '../../controls/DateTimeControl.tsx'
import { useForm } from '../../FormContext.ts'
import type { ControlProps } from '../../hooks/useControl.ts'
import { useField } from '../../hooks/useField.ts'
import { useSelected } from '../../hooks/useSelected.ts'
import { IssueText } from '../../parts/IssueText.tsx'
import { datePointer, withDate } from './dateColumn.ts'
import type { DateColumn } from './dateColumn.ts'

type ProductDateInputProps = {
  column: DateColumn
  product: string
  name: string
  /** The fallback's date, shown where the product has none of its own. */
  inherited: string | undefined
}

const ELEMENT = { type: 'Control' }
const NOTHING = {}

/** A date of one product: an entry of the list that comes and goes with it. */
export function ProductDateInput({ column, product, name, inherited }: ProductDateInputProps) {
  const { store } = useForm()
  const format = useFormat()
  const id = useId()
  const select = useCallback((value: unknown) => datePointer(column, value, product), [column, product])
  const pointer = useSelected(column.pointer, select)
  const field = useField(pointer)
  const acts = useMemo(
    () => ({
      commit: (value: unknown) =>
        column.isList
          ? store.set(column.pointer, withDate(store.get(column.pointer), product, value))
          : store.set(pointer, value),
      commitRaw: (text: string, keyword: string, pending?: boolean) =>
        store.setRaw(pointer, text, { keyword }, pending),
      touch: () => store.touch(pointer),
    }),
    [column, store, product, pointer],
  )
  const issue = field.shown ? field.issues[0] : undefined
  const label = `${column.label}, ${name}`
  const control: ControlProps = {
    pointer,
    schema: NOTHING,
    kind: 'string',
    element: ELEMENT,
    options: NOTHING,
    label,
    ariaLabel: label,
    help: undefined,
    needed: false,
    id,
    describedBy: issue && `${id}-issue`,
    field,
    issue,
    invalid: issue?.severity === 'error',
    disabled: false,
    readOnly: false,
    ...acts,
  }
  const placeholder = field.value === undefined && inherited ? format.dateTime(inherited) : undefined
  return (
    <div className="f-field" data-pointer={pointer}>
      <DateTimeInput {...control} placeholder={placeholder} />
      {issue && <IssueText id={`${id}-issue`} issue={issue} />}
    </div>
  )
}
