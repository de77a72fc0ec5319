import { ConfigInput } from '#contract/schemas/configuration.ts'
import { GeoInput } from '#contract/schemas/geo.ts'
import { AttributeInput, PolicyInput } from '#contract/schemas/policy/policy.ts'
import { StoreContainerInput } from '#contract/schemas/storefront/container.ts'
import { StorePageInput } from '#contract/schemas/storefront/storePage.ts'
import type { AnyRecord } from '#contract/wire/calls/call.ts'
import { madeUiSchema } from '../../types/complete/madeUiSchema.ts'
import type { JsonSchema } from '../../types/schema/jsonSchema.ts'

/** What may be sent of a resource, and the form that is made of it where nobody has laid one out. */
function schemas<const Name extends string>(name: Name, given: object) {
  const schema = given as JsonSchema
  const answer = (data: AnyRecord) => async () => ({ data })
  return {
    [`read${name}Schema`]: answer(schema),
    [`read${name}UiSchema`]: answer(madeUiSchema(schema, [])),
  } as Record<`read${Name}Schema` | `read${Name}UiSchema`, () => Promise<{ data: AnyRecord }>>
}

/** Schemas of resources that have screens of their own instead of a type document (calls.md section 5). */
export const resourceSchemaCommands = {
  ...schemas('Page', StorePageInput),
  ...schemas('Container', StoreContainerInput),
  ...schemas('Policy', PolicyInput),
  ...schemas('Attribute', AttributeInput),
  ...schemas('Config', ConfigInput),
  ...schemas('Geo', GeoInput),
}
