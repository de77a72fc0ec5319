import { isObject, own } from '#contract/rules/diff/json.ts'
import { childPointer } from '../data/pointer.ts'
import type { Issue } from '../data/issue.ts'
import type { Pointer } from '../data/pointer.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { followRef } from '../schema/resolve.ts'

/** Nothing that a viewer could see: absent, empty, or a container of nothing. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value !== 'object') return false
  return Object.values(value).every(isBlank)
}

/**
 * Fields that publishing needs and that are still empty. A draft may lack them, so they are warnings until somebody
 * publishes (style section 3, habit 10).
 */
export function publishIssues(
  schema: FormSchema,
  values: unknown,
  root: FormSchema = schema,
  at: Pointer = '',
): Issue[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const pointer = childPointer(at, name)
    const value = isObject(values) ? own(values, name) : undefined
    const field = followRef(property, root)
    if (field['x-publish'] && isBlank(value)) return [{ pointer, keyword: 'publish', severity: 'publish' as const }]
    if (field.properties && isObject(value)) return publishIssues(field, value, root, pointer)
    if (Array.isArray(value) && field.items && !Array.isArray(field.items)) {
      const items = field.items as FormSchema
      return value.flatMap((row: unknown, index) => publishIssues(items, row, root, childPointer(pointer, index)))
    }
    return []
  })
}
