import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { pointerOf } from '#contract/rules/diff/pointer.ts'
import { indexOfSchema } from '#contract/rules/schema/schemaIndex.ts'
import { patternsOf, unenforcedPatterns } from './enforcedPatterns.ts'
import { FORMATS, KNOWN } from './keywords.ts'
import { problem } from './schemaProblems.ts'
import { isSchema, type JsonSchema } from './jsonSchema.ts'

/** Notes of one document; more than these say nothing new. */
const MAX_NOTES = 50

/**
 * What of a schema is kept but not enforced, each word, format and pattern once, where it first stands: unknown
 * keywords, formats that are not checked, patterns that cannot be judged in bounded time, dynamic references.
 */
export function schemaNotes(root: JsonSchema, at = ''): TypeProblem[] {
  const unenforced = unenforcedPatterns(root)
  const found = new Map<string, TypeProblem>()
  for (const { schema, at: place } of indexOfSchema(root).parts) {
    for (const note of notesOf(schema, unenforced)) {
      const name = `${note.keyword ?? ''} ${note.description}`
      if (!found.has(name)) found.set(name, { ...note, field: at + place + note.field })
      if (found.size >= MAX_NOTES) return [...found.values()]
    }
  }
  return [...found.values()]
}

function notesOf(schema: JsonSchema, unenforced: ReadonlyMap<string, string>): TypeProblem[] {
  const words = Object.keys(schema)
    .filter((word) => !KNOWN.has(word))
    .map((word) =>
      problem(pointerOf([word]), 'schemaUnknownWord', `${word} is kept, and means nothing here.`, { word }),
    )
  const { format, $dynamicRef, $recursiveRef } = schema
  const formats =
    typeof format === 'string' && !(FORMATS as readonly string[]).includes(format)
      ? [problem('/format', 'schemaUnknownFormat', `The format ${format} is kept, and not checked.`, { name: format })]
      : []
  const patterns = patternsOf(schema).flatMap((source) => {
    const reason = unenforced.get(source)
    const where =
      isSchema(schema.patternProperties) && source in schema.patternProperties ? '/patternProperties' : '/pattern'
    const text = `The pattern ${source.slice(0, 80)} is kept, and not checked.`
    return reason === undefined ? [] : [problem(where, 'schemaPattern', text, { name: source.slice(0, 80), reason })]
  })
  const dynamic =
    $dynamicRef !== undefined || $recursiveRef !== undefined
      ? [problem('', 'schemaDynamic', 'A dynamic reference is followed to where it leads from here.')]
      : []
  return [...words, ...formats, ...patterns, ...dynamic]
}
