import { isObject, own } from '#contract/rules/diff/json.ts'

/** Whether titles of a type can have pictures and sound of their own: the schema says so. */
export function hasMediaOfItsOwn(schema: object): boolean {
  const properties = own(schema as Readonly<Record<string, unknown>>, 'properties')
  return isObject(properties) && 'media_assets' in properties
}
