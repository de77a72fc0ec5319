import { pointerOf } from '#contract/rules/diff/pointer.ts'
import { mapParts, partsOf } from '#contract/rules/schema/mapParts.ts'
import { indexOfSchema, type SchemaIndex } from '#contract/rules/schema/schemaIndex.ts'
import { unenforcedPatterns, type UnenforcedPatterns } from './enforcedPatterns.ts'
import { FORMATS, JUDGING, REFERENCES } from './keywords.ts'
import { isSchema, type JsonSchema } from './jsonSchema.ts'

/** Keywords that draft-07 does not have; where none stands the quicker validator of draft-07 does. */
const NEWER: readonly string[] = [
  'dependentRequired',
  'dependentSchemas',
  'maxContains',
  'minContains',
  'prefixItems',
  'unevaluatedItems',
  'unevaluatedProperties',
]

type Copying = {
  index: SchemaIndex<JsonSchema>
  unenforced: UnenforcedPatterns
  isNewer: boolean
  /** Where each part stands in the schema as it was given. */
  places: ReadonlyMap<unknown, string>
  /** Names in `$defs` of what references lead to: their places. */
  names: Map<unknown, string>
  open: unknown[]
  isRootReferred: boolean
}

const known = new WeakMap<JsonSchema, JsonSchema>()

/**
 * What of a schema judges data, as one document that any validator takes: annotations, unknown keywords and formats
 * and patterns that cannot be judged in bounded time are left out; what references lead to stands in `$defs` under its
 * old place. Every such target counts its parts (`x-parts`), since references may turn in circles.
 */
export function judgedSchema(root: JsonSchema): JsonSchema {
  const ready = known.get(root)
  if (ready) return ready
  const index = indexOfSchema(root)
  const isNewer =
    /2019-09|2020-12/.test(String(root.$schema ?? '')) ||
    index.parts.some(({ schema }) => NEWER.some((keyword) => Object.hasOwn(schema, keyword)))
  const copying: Copying = {
    index,
    unenforced: unenforcedPatterns(root),
    isNewer,
    places: new Map(index.parts.map(({ schema, at }) => [schema, at])),
    names: new Map(),
    open: [],
    isRootReferred: false,
  }
  const own = copyOf(root, copying)
  const targets: [string, unknown][] = []
  for (let next = copying.open.shift(); next !== undefined; next = copying.open.shift())
    targets.push([copying.names.get(next) ?? '', isSchema(next) ? counted(copyOf(next, copying)) : next])
  const judged = {
    ...(isNewer && { $schema: NEWEST }),
    ...(copying.isRootReferred ? counted(own) : own),
    ...(targets.length > 0 && { $defs: Object.fromEntries(targets) }),
  }
  known.set(root, judged)
  return judged
}

const NEWEST = 'https://json-schema.org/draft/2020-12/schema'

/** A schema with the number of its parts. */
function counted(schema: JsonSchema): JsonSchema {
  const size = (part: JsonSchema): number => partsOf(part).reduce((sum, each) => sum + size(each.schema), 1)
  return { ...schema, 'x-parts': size(schema) }
}

function copyOf(schema: JsonSchema, copying: Copying): JsonSchema {
  const { index, isNewer } = copying
  const references = REFERENCES.flatMap((keyword) => referenceOf(schema, keyword, copying))
  const standsAlone = index.refStandsAlone && references.length > 0
  const kept = Object.entries(schema).filter(
    ([keyword, value]) => JUDGING.has(keyword) && !(standsAlone && keyword !== 'x-publish') && isMeant(keyword, value),
  )
  const plain = inOneDialect(withoutUnenforced(Object.fromEntries(kept), copying), isNewer)
  const own = mapParts(plain, (part) => copyOf(part.schema, copying))
  const [first, ...more] = references
  if (first === undefined) return own
  const beside = Array.isArray(own.allOf) ? (own.allOf as unknown[]) : []
  return { ...own, $ref: first, ...(more.length > 0 && { allOf: [...beside, ...more.map(($ref) => ({ $ref }))] }) }
}

/** The reference as a path into the judged document; a dynamic one is followed to where it leads from here. */
function referenceOf(schema: JsonSchema, keyword: (typeof REFERENCES)[number], copying: Copying): string[] {
  const ref = schema[keyword]
  const target: unknown = typeof ref === 'string' ? copying.index.resolve(ref, schema) : undefined
  if (target === undefined) return []
  if (target === copying.index.root) {
    copying.isRootReferred = true
    return ['#']
  }
  const { names, places, open } = copying
  const name = names.get(target) ?? places.get(target) ?? `${String(ref)} ${names.size}`
  if (!names.has(target)) open.push(target)
  names.set(target, name)
  return [`#/$defs/${encodeURIComponent(pointerOf([name]).slice(1))}`]
}

/** Draft-03 says `required` of a field itself. */
function isMeant(keyword: string, value: unknown): boolean {
  return !(keyword === 'required' && typeof value === 'boolean')
}

/** Without patterns that are not enforced, and without what would then be said of the names that they were about. */
function withoutUnenforced(schema: JsonSchema, { unenforced }: Copying): JsonSchema {
  const { pattern, format, patternProperties, additionalProperties, unevaluatedProperties, nullable, ...rest } = schema
  const names = isSchema(patternProperties) ? Object.entries(patternProperties) : undefined
  const judged = names?.filter(([name]) => !unenforced.has(name))
  const isWhole = names?.length === judged?.length
  return {
    ...rest,
    ...(pattern !== undefined && !unenforced.has(String(pattern)) && { pattern }),
    ...(format !== undefined && (FORMATS as readonly unknown[]).includes(format) && { format }),
    ...(nullable !== undefined && rest.type !== undefined && { nullable }),
    ...(patternProperties !== undefined && {
      patternProperties: judged ? Object.fromEntries(judged) : patternProperties,
    }),
    ...(isWhole && additionalProperties !== undefined && { additionalProperties }),
    ...(isWhole && unevaluatedProperties !== undefined && { unevaluatedProperties }),
  }
}

/** Words of older drafts in those of the validator's. */
function inOneDialect(schema: JsonSchema, isNewer: boolean): JsonSchema {
  const limits = withOldLimits(schema)
  if (!isNewer) return limits
  const { items, additionalItems, dependencies, ...rest } = limits
  const places = Array.isArray(items)
    ? { prefixItems: items as unknown[], ...(additionalItems !== undefined && { items: additionalItems }) }
    : items === undefined
      ? {}
      : { items }
  return { ...rest, ...places, ...(isSchema(dependencies) ? splitDependencies(dependencies, rest) : {}) }
}

/** In draft-04 an exclusive limit is a yes beside the limit. */
function withOldLimits(schema: JsonSchema): JsonSchema {
  const { exclusiveMinimum, exclusiveMaximum } = schema
  if (typeof exclusiveMinimum !== 'boolean' && typeof exclusiveMaximum !== 'boolean') return schema
  const { exclusiveMinimum: _low, exclusiveMaximum: _high, minimum, maximum, ...rest } = schema
  return {
    ...rest,
    ...(minimum !== undefined && { [exclusiveMinimum === true ? 'exclusiveMinimum' : 'minimum']: minimum }),
    ...(maximum !== undefined && { [exclusiveMaximum === true ? 'exclusiveMaximum' : 'maximum']: maximum }),
  }
}

function splitDependencies(dependencies: JsonSchema, { dependentRequired, dependentSchemas }: JsonSchema): JsonSchema {
  const entries = Object.entries(dependencies)
  const [names, schemas] = [
    entries.filter(([, each]) => Array.isArray(each)),
    entries.filter(([, each]) => !Array.isArray(each)),
  ]
  return {
    dependentRequired: { ...(isSchema(dependentRequired) ? dependentRequired : {}), ...Object.fromEntries(names) },
    dependentSchemas: { ...(isSchema(dependentSchemas) ? dependentSchemas : {}), ...Object.fromEntries(schemas) },
  }
}
