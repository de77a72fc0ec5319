type Words = { readonly [key: string]: string | Words }

/** Words with others over them, area by area; what the others lack stays. */
export function mergeWords<Some extends object>(words: Some, over: object): Some {
  const merged = { ...words } as Record<string, unknown>
  for (const [key, value] of Object.entries(over as Words)) {
    const below = merged[key]
    const isArea = typeof value === 'object' && typeof below === 'object' && below !== null
    if (value !== undefined) merged[key] = isArea ? mergeWords(below, value) : value
  }
  return merged as Some
}
