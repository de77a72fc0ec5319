/** Every leaf text of nested words, by its dotted key: `warnings.gaps`. */
export function flatten(words: object, prefix = ''): Map<string, string> {
  const leaves = new Map<string, string>()
  for (const [name, value] of Object.entries(words)) {
    const key = prefix ? `${prefix}.${name}` : name
    if (typeof value === 'string') leaves.set(key, value)
    else for (const [inner, text] of flatten(value as object, key)) leaves.set(inner, text)
  }
  return leaves
}
