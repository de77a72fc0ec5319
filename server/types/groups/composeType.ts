import type { JsonSchema, Properties } from './field.ts'
import type { FieldGroup, UiElement } from './ui.ts'

/** The data schema of a type made of field groups. No field is required in a draft: `x-publish` says what publishing needs. */
export function schemaOf(type: string, groups: readonly FieldGroup[]): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  for (const [name, schema] of groups.flatMap((group) => Object.entries(group.properties))) {
    if (properties[name]) throw new Error(`${type}: two groups bring the field ${name}`)
    properties[name] = schema
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `urn:schema:catalog:${type}`,
    type: 'object',
    properties,
  }
}

/** The form of a type: one section per group, in their order. */
export function uiSchemaOf(groups: readonly FieldGroup[]): UiElement {
  return { type: 'Categorization', elements: groups.map((group) => group.section) }
}

/** The same group with some of its fields required for publishing. */
export function needing(group: FieldGroup, ...names: string[]): FieldGroup {
  const marked = Object.entries(group.properties).map(([name, schema]) =>
    names.includes(name) ? [name, { ...schema, 'x-publish': true }] : [name, schema],
  )
  return { ...group, properties: Object.fromEntries(marked) as Properties }
}
