import { boundedPattern } from '#contract/rules/schema/patterns/boundedPattern.ts'
import { compileSchema } from '../validation/compileSchema.ts'
import type { SchemaIndex } from '#contract/rules/schema/schemaIndex.ts'
import { MAX_LEVELS } from '../validation/interpret/walk.ts'
import type { FormSchema } from './formSchema.ts'
import { soundSchema } from './soundSchema.ts'

/**
 * What a form cannot honour in a schema. It is drawn and checked all the same, as far as it goes: `elsewhere` a reference
 * to another document, which no form ever fetches; `lost` one that leads nowhere; `circle` references that lead only to
 * each other; `pattern` no regular expression; `slowPattern` one that could hang the page and is not checked; `deep` more
 * levels than a form goes down; `unsound` a keyword whose value is of the wrong kind, which is left out.
 */
type FlawKind = 'elsewhere' | 'lost' | 'circle' | 'pattern' | 'slowPattern' | 'deep' | 'unsound'

type SchemaFlaw = {
  kind: FlawKind
  /** Where it stands in the schema, as a JSON pointer. */
  at: string
  /** The reference or the pattern. */
  name: string
}

/** More than this is told as a number. */
const MAX_FLAWS = 50
const NAME_SIGNS = 80

const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'] as const

function isCircle(schema: FormSchema, index: SchemaIndex<FormSchema>): boolean {
  const met = new Set<FormSchema>([schema])
  let at: FormSchema | undefined = schema
  while (at && typeof at.$ref === 'string') {
    at = index.resolve(at.$ref, at)
    if (at && met.has(at)) return true
    if (at) met.add(at)
  }
  return false
}

function* flawsOfReferences(schema: FormSchema, index: SchemaIndex<FormSchema>): Generator<[FlawKind, string]> {
  for (const key of REFERENCES) {
    const ref = schema[key]
    if (typeof ref !== 'string') continue
    if (index.resolve(ref, schema) === undefined) yield [ref.startsWith('#') ? 'lost' : 'elsewhere', ref]
    else if (key === '$ref' && isCircle(schema, index)) yield ['circle', ref]
  }
}

function* flawsOfPatterns({ pattern, patternProperties }: FormSchema): Generator<[FlawKind, string]> {
  for (const source of [pattern, ...Object.keys(patternProperties ?? {})]) {
    if (typeof source !== 'string') continue
    const { how } = boundedPattern(source)
    if (how === 'broken') yield ['pattern', source]
    if (how === 'unchecked') yield ['slowPattern', source]
  }
}

const known = new WeakMap<FormSchema, readonly SchemaFlaw[]>()

/** What a form cannot honour of a schema, with its places; read once a schema. */
export function schemaFlaws(schema: FormSchema): readonly SchemaFlaw[] {
  const ready = known.get(schema)
  if (ready) return ready
  const { schema: sound, unsound } = soundSchema(schema)
  const flaws: SchemaFlaw[] = unsound
    .slice(0, MAX_FLAWS)
    .map(({ at, keyword }) => ({ kind: 'unsound', at, name: keyword }))
  const index = compileSchema(sound)
  for (const { schema: part, at, level } of index.parts) {
    if (flaws.length >= MAX_FLAWS) break
    if (level > MAX_LEVELS && !flaws.some(({ kind }) => kind === 'deep'))
      flaws.push({ kind: 'deep', at: '', name: String(MAX_LEVELS) })
    for (const [kind, name] of [...flawsOfReferences(part, index), ...flawsOfPatterns(part)])
      flaws.push({ kind, at, name: name.length > NAME_SIGNS ? `${name.slice(0, NAME_SIGNS)}…` : name })
  }
  known.set(schema, flaws)
  return flaws
}
