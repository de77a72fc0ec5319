import { Ajv, type Options, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formatsPlugin, { type FormatName } from 'ajv-formats'
import { SCHEMA_WORDS } from '#contract/registry/schemaWords.ts'
import { patternEngine } from './linearPattern.ts'
import type { JsonSchema } from './subschemas.ts'

/** Formats whose checks take linear time; a schema that asks for another one is refused. */
const FORMATS: FormatName[] = [
  'date',
  'time',
  'date-time',
  'uri',
  'email',
  'uuid',
  'ipv4',
  'ipv6',
  'hostname',
  'duration',
  'json-pointer',
]

const OPTIONS: Options = {
  strict: true,
  strictTypes: true,
  strictTuples: true,
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: true,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  $data: false,
  // Schemas come one by one and are kept by us: ajv's own memory of them would only grow.
  addUsedSchema: false,
  messages: false,
  code: { regExp: patternEngine },
  logger: false,
}

export type CompileSchema = (schema: JsonSchema) => ValidateFunction

/** A strict validator of draft-07 and 2020-12 schemas with our own words (design section 5). */
export function createSchemaCompiler(): CompileSchema {
  const draft07 = prepared(new Ajv(OPTIONS))
  const draft2020 = prepared(new Ajv2020(OPTIONS))
  return (schema) => {
    // Versions of a type share their $id, which would make the second one a clash.
    const { $id: _, $schema: dialect, ...rest } = schema
    return String(dialect ?? '').includes('2020-12') ? draft2020.compile(rest) : draft07.compile(rest)
  }
}

function prepared(ajv: Ajv): Ajv {
  formatsPlugin.default(ajv, FORMATS)
  ajv.addVocabulary([...SCHEMA_WORDS])
  return ajv
}
