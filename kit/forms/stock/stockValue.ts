/**
 * What a stock input holds, as the record keeps it: an emptied field is an absent property, a point in time is text.
 * Null and '' are react-admin's words for empty.
 */
export function storedValue(value: unknown): unknown {
  if (value === null || value === '' || Number.isNaN(value)) return undefined
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString()
  if (Array.isArray(value)) return value.map((row: unknown) => storedValue(row) ?? null)
  if (typeof value !== 'object') return value
  const fields = Object.entries(value).map(([name, field]) => [name, storedValue(field)] as const)
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
}
