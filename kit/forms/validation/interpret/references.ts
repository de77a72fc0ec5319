import type { FormSchema } from '../../schema/formSchema.ts'
import type { Scope, Walk } from './walk.ts'

type Followed = { part: FormSchema; walk: Walk }

/** The outermost document on the way that has the same dynamic anchor stands in for the one nearest. */
function outermost(name: string, nearest: FormSchema, scope: Scope | undefined): FormSchema {
  let found = nearest
  for (let at = scope; at; at = at.outer) found = at.resource.dynamic.get(name) ?? found
  return found
}

function recursive(schema: FormSchema, walk: Walk): FormSchema | undefined {
  const target = walk.index.resolve('#', schema)
  if (target?.$recursiveAnchor !== true) return target
  let found = target
  // Only as far out as every document on the way takes part.
  for (let at = walk.scope; at && at.resource.dynamic.has(''); at = at.outer)
    found = at.resource.dynamic.get('') ?? found
  return found
}

function dynamic(ref: string, schema: FormSchema, walk: Walk): FormSchema | undefined {
  const target = walk.index.resolve(ref, schema)
  const name = ref.split('#')[1] ?? ''
  return target && target.$dynamicAnchor === name ? outermost(name, target, walk.scope) : target
}

/**
 * What the references of a schema lead to. One that leads nowhere, or round in a circle without going deeper into the
 * value, asks nothing: that is a flaw of the schema (schemaFlaws), not of what was typed.
 */
export function followed(schema: FormSchema, walk: Walk): Followed[] {
  const { $ref, $dynamicRef, $recursiveRef } = schema
  const targets: (FormSchema | undefined)[] = []
  if (typeof $ref === 'string') targets.push(walk.index.resolve($ref, schema))
  if (typeof $dynamicRef === 'string') targets.push(dynamic($dynamicRef, schema, walk))
  if (typeof $recursiveRef === 'string') targets.push(recursive(schema, walk))
  return targets
    .filter((part): part is FormSchema => part !== undefined && !walk.followed.includes(part))
    .map((part) => ({ part, walk: { ...walk, followed: [...walk.followed, part] } }))
}
