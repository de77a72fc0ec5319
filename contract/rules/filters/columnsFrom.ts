/** Columns as somebody chose them: which ones, in which order, how wide (px). Undefined: as the type document has them. */
export type ListColumns = readonly { key: string; width?: number }[]

/** Wider than any screen (px). */
const WIDEST = 4_000

/** Reads columns that were kept or sent; anything else counts as none chosen. */
export function columnsFrom(value: unknown): ListColumns | undefined {
  if (!Array.isArray(value)) return undefined
  const columns = value.flatMap((one: unknown) => {
    const { key, width } = (one ?? {}) as { key?: unknown; width?: unknown }
    if (typeof key !== 'string' || key === '') return []
    return [typeof width === 'number' && width > 0 && width <= WIDEST ? { key, width } : { key }]
  })
  return columns.length > 0 ? columns : undefined
}
