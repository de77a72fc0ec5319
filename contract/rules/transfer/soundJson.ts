import { JSON_DEPTH } from '#contract/values/limits.ts'

/** Whether a text of JSON has no more brackets open at once than a body may have: asked before anything is built. */
export function isShallow(text: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '\\') at += 1
    else if (letter === '"') inString = !inString
    else if (!inString && (letter === '{' || letter === '[')) {
      depth += 1
      if (depth > JSON_DEPTH) return false
    } else if (!inString && (letter === '}' || letter === ']')) depth -= 1
  }
  return true
}

/** Zero bytes and halves of letters, which cannot be stored. */
export function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => hasBrokenText(name) || hasBrokenText(inner))
}

/** Numbers beyond what numbers hold: stored, they would become null, which clears a field. */
export function hasEndless(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasEndless)
}
