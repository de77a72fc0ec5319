import { own } from '#contract/rules/diff/json.ts'
import { propertyOf, viewOf } from '#contract/rules/payload/schemaView.ts'
import { indexOfSchema } from '#contract/rules/schema/schemaIndex.ts'
import { REFERENCES } from '../schema/keywords.ts'
import { isSchema, type JsonSchema } from '../schema/jsonSchema.ts'

/** Keywords by which an object may not have just any field, wherever they stand. */
const LIMITS: readonly string[] = ['const', 'enum', 'maxProperties', 'not', 'propertyNames']
/** Further ones, which let declared fields pass beside which they stand. */
const FURTHER: readonly string[] = ['additionalProperties', 'unevaluatedProperties']

/**
 * Would fields added to the root be refused, or mean something else? A closed root takes them among its properties; a
 * closed part of it (allOf, a reference, an alternative) does not, and a root that is referred to would pass them on.
 */
export function isClosed(root: JsonSchema): boolean {
  const view = viewOf(root, [root])
  if (propertyOf(view, 'prd').declared) return true
  return view.all.some((part) => limits(part) || (part !== root && closes(part))) || isReferred(root)
}

const limits = (part: object) => LIMITS.some((keyword) => Object.hasOwn(part, keyword))

const closes = (part: Parameters<typeof own>[0]) =>
  FURTHER.some((keyword) => own(part, keyword) !== undefined && own(part, keyword) !== true)

function isReferred(root: JsonSchema): boolean {
  const index = indexOfSchema(root)
  return index.parts.some(({ schema }) =>
    REFERENCES.some((keyword) => {
      const ref = isSchema(schema) ? schema[keyword] : undefined
      return typeof ref === 'string' && index.resolve(ref, schema) === root
    }),
  )
}
