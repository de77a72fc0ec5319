import { useMemo } from 'react'
import { isLocalizedSchema } from '#contract/rules/names/isLocalizedSchema.ts'
import { SOURCE_MARK, TRANSLATION_STATUS } from '#contract/rules/translations/translations.ts'
import { useTypeForm } from '#kit/parts/context/useTypeForm.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { ElementOptions, FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { itemsOf } from '#kit/forms/schema/itemsOf.ts'
import { schemaLabel, spelled } from '#kit/forms/schema/words.ts'
import type { WorkField } from './model/workTitle.ts'

/** What the form says of a field, wherever it stands in it. */
function optionsIn(element: FormElement, found: Map<string, ElementOptions>): Map<string, ElementOptions> {
  const path = element.scope?.replace('#/properties/', '')
  if (path !== undefined && element.options && !found.has(path)) found.set(path, element.options)
  for (const child of element.elements ?? []) optionsIn(child, found)
  return found
}

/** The localized fields at the top of a type, in the order of its schema, with the limits of schema and form. */
function fieldsOf(schema: FormSchema, uiSchema: FormElement, language: 'en' | 'zh' | 'ms' | 'ta'): WorkField[] {
  const options = optionsIn(uiSchema, new Map())
  return Object.entries(schema.properties ?? {}).flatMap(([path, property]) => {
    if (!isLocalizedSchema(property) || property.readOnly) return []
    const { n: text, [SOURCE_MARK]: mark, [TRANSLATION_STATUS]: status } = itemsOf(property, schema)?.properties ?? {}
    const own = options.get(path)
    return [
      {
        path,
        label: schemaLabel(property, language) ?? spelled(path),
        isLong: own?.multi === true,
        max: own?.maxLength ?? text?.maxLength,
        hard: text?.maxLength,
        tracked: mark !== undefined,
        staged: status !== undefined,
      },
    ]
  })
}

/** Labels of the fields that hold localized texts deeper within: of these each title has as many as it has entries. */
function nestedOf(schema: FormSchema, language: 'en' | 'zh' | 'ms' | 'ta'): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([path, property]) => {
    if (isLocalizedSchema(property) || property.readOnly) return []
    const inner = itemsOf(property, schema) ?? property
    const isHolder = Object.values(inner.properties ?? {}).some((each) => isLocalizedSchema(each))
    return isHolder ? [schemaLabel(property, language) ?? spelled(path)] : []
  })
}

/** The same of the type at hand; undefined until its form is there. */
export function useFields(type: string) {
  const { language } = useFormat().settings
  const { data, error, refetch } = useTypeForm(type)
  const fields = useMemo(
    () => data && fieldsOf(data.schema as FormSchema, data.uiSchema as FormElement, language),
    [data, language],
  )
  const nested = useMemo(() => (data ? nestedOf(data.schema as FormSchema, language) : []), [data, language])
  return { fields, nested, error, retry: () => void refetch() }
}
