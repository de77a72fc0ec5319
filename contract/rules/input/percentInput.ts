/**
 * What a percent field makes of typed text, clamped to 1-100 (specification section 5): empty gives '0', above 100
 * gives '100', 0 or below and what is no number give ''. The odd pair is the specification's: clearing shows 0,
 * typing 0 clears.
 */
export function percentInput(text: string): string {
  const typed = text.trim()
  if (typed === '') return '0'
  const value = Number(typed)
  if (Number.isNaN(value) || value <= 0) return ''
  return String(Math.min(100, Math.max(1, value)))
}
