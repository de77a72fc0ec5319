import { useEffect, useMemo, useRef, useState } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { createFormStore } from '#kit/forms/formStore.ts'
import { useValidity } from '#kit/forms/hooks/useValidity.ts'
import { LookContext } from '#kit/forms/parts/LookContext.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import type { BulkField } from './bulkField.ts'
import { oneFieldForm } from './oneFieldForm.ts'

/** Fields that the server sets are not offered, so none of these stands for one. */
const NO_SYSTEM_FIELDS: ReadonlySet<string> = new Set()

type Entered = { value: unknown; isWrong: boolean }

type ValueEditorProps = {
  field: BulkField
  /** The whole data schema: references lead into it. */
  root: FormSchema
  value: unknown
  onEntered: (entered: Entered) => void
}

/** A value as the type's own form takes it: the same control, the same words for what is wrong. */
export function ValueEditor({ field, root, value, onEntered }: ValueEditorProps) {
  const { language } = useFormat().settings
  const { schema, uiSchema, pointer } = useMemo(() => oneFieldForm(field, root), [field, root])
  const [store] = useState(() => createFormStore(value === undefined ? {} : { [field.path]: value }))
  useValidity(store, schema)
  const last = useRef<Entered>({ value, isWrong: false })
  const tell = useRef(onEntered)
  useEffect(() => {
    tell.current = onEntered
  })
  useEffect(
    () =>
      store.watch(() => {
        const isWrong = store.issues().some(({ severity }) => severity === 'error')
        const entered = { value: store.get(pointer), isWrong }
        if (sameJson(last.current, entered)) return
        last.current = entered
        tell.current(entered)
      }),
    [store, pointer],
  )
  return (
    <LookContext value="bare">
      <SchemaForm
        schema={schema}
        uiSchema={uiSchema}
        store={store}
        mode="edit"
        language={language}
        systemFields={NO_SYSTEM_FIELDS}
        isLazy={false}
      />
    </LookContext>
  )
}
