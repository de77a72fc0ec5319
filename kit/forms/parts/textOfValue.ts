/** The text of a value in an input: nothing for what is absent, JSON for what a foreign record holds there instead. */
export function textOfValue(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
