import type { FormSchema } from './formSchema.ts'
import { drawnSchema } from './resolve.ts'

/** Deeper than this nothing is filled in beforehand: a schema may contain itself. */
const DEPTH = 4

/**
 * What a new row or a newly chosen alternative starts with: defaults and constants of the schema, nothing else. A plain
 * value that has no default starts as null, since a list cannot hold an absent entry; cleaning drops it.
 */
export function initialValue(schema: FormSchema, root: FormSchema, depth = 0): unknown {
  const own = drawnSchema(schema, root)
  if (own.default !== undefined) return structuredClone(own.default)
  if (own.const !== undefined) return structuredClone(own.const)
  const properties = Object.entries(own.properties ?? {})
  if (properties.length > 0 || own.type === 'object') {
    const filled = properties.map(([name, property]) => {
      const value = depth < DEPTH && startsFilled(property, root) ? initialValue(property, root, depth + 1) : undefined
      return [name, value] as const
    })
    return Object.fromEntries(filled.filter(([, value]) => value !== undefined))
  }
  return own.type === 'array' ? [] : null
}

function startsFilled(schema: FormSchema, root: FormSchema): boolean {
  const own = drawnSchema(schema, root)
  return own.default !== undefined || own.const !== undefined
}
