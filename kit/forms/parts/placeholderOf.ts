import type { ElementOptions, FormSchema } from '../schema/formSchema.ts'

/** What counts while a field is empty stands in it, pale; else what the UI schema or the schema's example shows. */
export function placeholderOf(schema: FormSchema, options: ElementOptions): string | undefined {
  const examples: readonly unknown[] = Array.isArray(schema.examples) ? schema.examples : []
  const saved = options.dateSaveFormat ?? options.timeSaveFormat ?? options.dateTimeSaveFormat
  const shown = [schema.default, options.placeholder, saved, examples[0]].find(
    (one) => typeof one === 'string' || typeof one === 'number',
  )
  return shown === undefined ? undefined : String(shown)
}
