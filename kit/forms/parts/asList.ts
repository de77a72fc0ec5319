/** The rows of a list; what is no list has none. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}

/** An emptied list is an absent one. */
export function listOrNothing(values: readonly unknown[]): readonly unknown[] | undefined {
  return values.length > 0 ? values : undefined
}
