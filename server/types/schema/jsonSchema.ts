export type JsonSchema = { readonly [keyword: string]: unknown }

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
