import type { FormElement, FormSchema } from './formSchema.ts'
import { kindOf } from './kindOf.ts'
import type { Kind } from './kindOf.ts'
import { schemaAt } from './resolve.ts'

/** What testers and controls ask about an element, found out once and kept. */
export type Facts = { schema: FormSchema; root: FormSchema; kind: Kind; widget: string | undefined; isControl: boolean }

const kept = new WeakMap<FormElement, WeakMap<FormSchema, Facts>>()

function find(element: FormElement, schema: FormSchema, root: FormSchema): Facts {
  // A ListWithDetail is a control too: whatever has a scope is about data.
  const isControl = element.scope !== undefined
  const own = (isControl && schemaAt(element.scope ?? '#', schema, root)) || {}
  return { schema: own, root, kind: isControl ? kindOf(own) : 'any', widget: element.options?.widget, isControl }
}

/** JSON Forms asks every tester about every element: each reads these facts instead of resolving the scope again. */
export function factsOf(element: FormElement, schema: FormSchema, root: FormSchema): Facts {
  const bySchema = kept.get(element) ?? new WeakMap<FormSchema, Facts>()
  kept.set(element, bySchema)
  const known = bySchema.get(schema)
  if (known) return known
  const facts = find(element, schema, root)
  bySchema.set(schema, facts)
  return facts
}
