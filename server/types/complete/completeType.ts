import { LANGUAGES } from '#contract/values/languages.ts'
import { madeList } from '#contract/rules/types/madeList.ts'
import { untranslated } from '#contract/rules/types/untranslated.ts'
import { PLAIN_TRAITS } from '#contract/rules/types/typeFromSchema.ts'
import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { partProblems, problem } from '../schema/schemaProblems.ts'
import { isSchema } from '../schema/jsonSchema.ts'
import { madeUiSchema } from './madeUiSchema.ts'
import type { PartialType } from './partialType.ts'
import { withSpine, withSpineControls } from './spine.ts'
import { wrappedRoot } from './wrappedRoot.ts'

type Completed = { document: PartialType; notes: TypeProblem[] }

/**
 * The document with what its schema alone can tell: a root that is no object wrapped in one, the fields that every
 * document needs, a UI schema, a list with its columns and filters, names. What stands there is never replaced. The
 * name in addresses, the area and the page of the role table are not guessed: rights follow from them. The sample is
 * made where the schema is compiled.
 */
export function completeType(given: PartialType): Completed {
  // What is too large is told by the check and looked at no further: making a list of it may take minutes.
  if (isSchema(given.schema) && partProblems(given.schema).some(isSize)) return { document: given, notes: [] }
  const { document: inObject, notes: wrapNotes } = wrappedRoot(given)
  const { document: rooted, added, notes: spineNotes } = withSpine(inObject)
  const notes = [...wrapNotes, ...spineNotes]
  if (!isSchema(rooted.schema)) return { document: rooted, notes }
  const { schema } = rooted
  const names = nameOf(rooted)
  const { list, narrow } = madeList(schema)
  const made: PartialType = {
    ...(names && { labels: { one: untranslated(names), many: untranslated(names) } }),
    icon: 'file',
    traits: [...PLAIN_TRAITS],
    languages: isSchema(schema.properties) && 'lon' in schema.properties ? [...LANGUAGES] : [],
    uiSchema: madeUiSchema(schema, added),
    list,
    // A list of one's own is fed by what one names oneself.
    narrow: rooted.list === undefined ? narrow : { facets: [], row: [] },
    schemaVersion: 1,
  }
  const missing = Object.keys(made).filter((part) => isMissing(part, rooted[part]))
  const uiSchema = isSchema(rooted.uiSchema) && { uiSchema: withSpineControls(rooted.uiSchema, added) }
  return {
    document: { ...rooted, ...uiSchema, ...Object.fromEntries(missing.map((part) => [part, made[part]])) },
    notes: [
      ...notes,
      ...[...missing, ...(rooted.sample === undefined ? ['sample'] : [])].map((part) =>
        problem(`/${part}`, 'typeMade', `${part} was made from the schema.`, { name: part }),
      ),
    ],
  }
}

const isSize = ({ keyword }: TypeProblem) => keyword === 'schemaParts' || keyword === 'schemaDepth'

/** A UI schema without an element asks for one as well. */
function isMissing(part: string, value: unknown): boolean {
  return value === undefined || (part === 'uiSchema' && isSchema(value) && Object.keys(value).length === 0)
}

function nameOf({ schema, type }: PartialType): string | undefined {
  if (isSchema(schema) && typeof schema.title === 'string' && schema.title.trim() !== '') return schema.title
  return typeof type === 'string' && type !== '' ? type : undefined
}
