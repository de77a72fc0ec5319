import type { FormSchema } from '../schema/formSchema.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string

/** What a schema asks of the number and kind of rows, in one short line; '' where it asks nothing. */
export function limitWords({ minItems = 0, maxItems, uniqueItems }: FormSchema, translate: Translate): string {
  const parts: string[] = []
  if (minItems > 0 && maxItems === minItems)
    parts.push(translate('schemaForms.rows.exactly', { smart_count: minItems }))
  else if (minItems > 0 && maxItems !== undefined)
    parts.push(translate('schemaForms.rows.between', { min: minItems, smart_count: maxItems }))
  else if (minItems > 0) parts.push(translate('schemaForms.rows.atLeast', { smart_count: minItems }))
  else if (maxItems !== undefined) parts.push(translate('schemaForms.rows.atMost', { smart_count: maxItems }))
  if (uniqueItems) parts.push(translate('schemaForms.rows.noRepeats'))
  return parts.join(' · ')
}
