import { Ajv, type FuncKeywordDefinition, type Options, type SchemaValidateFunction, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import { canonical } from '#contract/rules/diff/json.ts'
import { once } from '../../once.ts'
import { spendOnParts } from './judgeBudget.ts'
import { FORMATS } from './keywords.ts'
import { patternEngine } from './linearPattern.ts'
import type { JsonSchema } from './jsonSchema.ts'

const OPTIONS: Options = {
  // What a schema says beyond what is judged has been left out and noted before (judgedSchema).
  strict: false,
  allErrors: true,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  $data: false,
  // A definition that is named often is compiled once.
  inlineRefs: false,
  // Schemas come one by one and are kept by us: ajv's own memory of them would only grow.
  addUsedSchema: false,
  messages: false,
  // Smoothing the code that it writes takes ajv as long as writing it, and makes judging no faster.
  code: { regExp: patternEngine, optimize: false },
  logger: false,
}

/** Without an address of its own ajv takes '#' within a definition for a reference to nothing. */
const ADDRESS = 'urn:marquee:judged'

type CompileSchema = (schema: JsonSchema) => ValidateFunction

/** A validator of what `schemaFor` made of a schema; throws where a keyword has a value that it cannot have. */
export function createSchemaCompiler(): CompileSchema {
  const draft07 = once(() => prepared(new Ajv(OPTIONS)))
  const draft2020 = once(() => prepared(new Ajv2020(OPTIONS)))
  return (schema) => {
    const { $schema: dialect, ...rest } = schema
    const addressed = { $id: ADDRESS, ...rest }
    return dialect === undefined ? draft07().compile(addressed) : draft2020().compile(addressed)
  }
}

function prepared(ajv: Ajv): Ajv {
  formatsPlugin.default(ajv, [...FORMATS])
  ajv.addKeyword('x-publish')
  ajv.addKeyword(COUNTED)
  ajv.removeKeyword('uniqueItems')
  ajv.addKeyword(UNIQUE)
  return ajv
}

/** Counts the parts of a schema that a reference led to. */
const COUNTED: FuncKeywordDefinition = {
  keyword: 'x-parts',
  schemaType: 'number',
  errors: false,
  validate: (parts: number) => {
    spendOnParts(parts)
    return true
  },
}

const isUnique: SchemaValidateFunction = (wanted: boolean, entries: unknown[]) => {
  const met = new Map<string, number>()
  for (const [i, entry] of wanted ? entries.entries() : []) {
    const text = canonical(entry)
    const j = met.get(text)
    if (j !== undefined) {
      isUnique.errors = [{ keyword: 'uniqueItems', params: { i, j } }]
      return false
    }
    met.set(text, i)
  }
  return true
}

/** In time linear in the list, where ajv compares each entry with each. */
const UNIQUE: FuncKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  errors: true,
  validate: isUnique,
}
