/**
 * The first whole records in a piece of JSON text, one list of them or one a line: the piece may break off in the
 * middle of a later one. What cannot be read is left out; the server says what is wrong with it.
 */
export function firstObjects(text: string, most: number): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  let depth = 0
  let start = 0
  let isText = false
  for (let at = 0; at < text.length && found.length < most; at++) {
    const letter = text[at]
    if (isText) {
      if (letter === '\\') at++
      else if (letter === '"') isText = false
    } else if (letter === '"') isText = true
    else if (letter === '{' && depth++ === 0) start = at
    else if (letter === '}' && depth > 0 && --depth === 0) add(found, text.slice(start, at + 1))
  }
  return found
}

function add(found: Record<string, unknown>[], text: string): void {
  try {
    found.push(JSON.parse(text) as Record<string, unknown>)
  } catch {
    // Broken text is the server's to explain.
  }
}
