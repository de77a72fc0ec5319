import { JsonFormsStateProvider } from '@jsonforms/react'
import { memo, useEffect, useMemo, useRef } from 'react'
import type { Language } from '#contract/values/languages.ts'
import { focusPointer } from './focusPointer.ts'
import { FormContext } from './FormContext.ts'
import type { FormMode } from './FormContext.ts'
import type { FormStore } from './formStore.ts'
import { drawnAtOnce } from './layouts/drawnAtOnce.ts'
import { Section } from './layouts/Section.tsx'
import { FieldFinder } from './parts/FieldFinder.tsx'
import { FormSheet } from './parts/FormSheet.ts'
import { SchemaFlawNotice } from './parts/SchemaFlawNotice.tsx'
import { useRenderers } from './foreign/useRenderers.ts'
import { applyI18n, applyI18nToElement, tableOf } from './schema/applyI18n.ts'
import type { FormElement, FormSchema } from './schema/formSchema.ts'
import { generateUiSchema } from './schema/generateUiSchema.ts'
import { sectionsOf } from './schema/sections.ts'
import { soundElement, soundSchema } from './schema/soundSchema.ts'
import { steadyPress } from './steadyPress.ts'
import { SYSTEM_FIELDS } from './systemFields.ts'
import { ajvShim } from './validation/ajvShim.ts'

type SchemaFormProps = {
  schema: FormSchema
  /** Made from the schema where there is none. */
  uiSchema?: FormElement
  store: FormStore
  mode: FormMode
  /** Language of labels and help. */
  language: Language
  /** Pointers of fields that only the server sets; a foreign schema may have none. */
  systemFields?: ReadonlySet<string>
  /** False draws every section at once. */
  isLazy?: boolean
}

/** Longer forms have a box to find a field by its name. */
const FINDER_FROM = 60

/**
 * A form made of a data schema and a UI schema. JSON Forms reads the schemas and chooses the renderers; the values live
 * in the store, so JSON Forms is given none and is never drawn again for a keystroke (performance.md).
 */
export const SchemaForm = memo(function SchemaForm(props: SchemaFormProps) {
  const { schema: given, uiSchema, store, mode, language, systemFields = SYSTEM_FIELDS, isLazy = true } = props
  const sheet = useRef<HTMLDivElement>(null)
  const schema = useMemo(() => applyI18n(soundSchema(given).schema), [given])
  const layout = useMemo(
    () => (uiSchema ? applyI18nToElement(soundElement(uiSchema), tableOf(schema)) : generateUiSchema(schema)),
    [uiSchema, schema],
  )
  const sections = useMemo(() => sectionsOf(layout, schema, language), [layout, schema, language])
  const atOnce = useMemo(() => drawnAtOnce(sections, window.innerHeight), [sections])
  const fieldCount = useMemo(() => sections.reduce((sum, { pointers }) => sum + pointers.length, 0), [sections])
  const form = useMemo(
    () => ({ store, schema, language, mode, systemFields, isLazy }),
    [store, schema, language, mode, systemFields, isLazy],
  )
  const renderers = useRenderers()
  const initState = useMemo(
    () => ({
      core: { data: undefined, schema, uischema: layout, ajv: ajvShim, validationMode: 'NoValidation' },
      renderers,
    }),
    [schema, layout, renderers],
  )
  useEffect(() => (sheet.current ? steadyPress(sheet.current) : undefined), [])
  useEffect(() => store.onFocus((pointer) => focusPointer(() => sheet.current, pointer)), [store])
  return (
    <FormContext value={form}>
      <JsonFormsStateProvider initState={initState}>
        <FormSheet ref={sheet} data-mode={mode}>
          <SchemaFlawNotice schema={given} />
          {fieldCount > FINDER_FROM && <FieldFinder sections={sections} />}
          {sections.map((section, at) => (
            <Section key={section.id} section={section} schema={schema} isLazy={isLazy && at >= atOnce} />
          ))}
        </FormSheet>
      </JsonFormsStateProvider>
    </FormContext>
  )
})
