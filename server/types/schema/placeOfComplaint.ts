import { subschemasOf, type JsonSchema } from './subschemas.ts'

/**
 * Where in a schema a compiler's complaint belongs, as a JSON pointer; '' for the schema as a whole. The compiler names
 * the place in its text, or the keyword that it does not know.
 */
export function placeOfComplaint(reason: string, schema: JsonSchema): string {
  const named = /#(\/[^"\s]*)"/.exec(reason)?.[1] ?? /\bdata(\/[^\s,]*)/.exec(reason)?.[1]
  if (named !== undefined) return decodeURIComponent(named)
  const word = /unknown keyword: "([^"]+)"/.exec(reason)?.[1]
  return word === undefined ? '' : (pathOfWord(schema, word, '') ?? '')
}

function pathOfWord(schema: JsonSchema, word: string, path: string): string | undefined {
  if (Object.hasOwn(schema, word)) return `${path}/${word}`
  for (const sub of subschemasOf(schema, path)) {
    const found = pathOfWord(sub.schema, word, sub.path)
    if (found !== undefined) return found
  }
  return undefined
}
