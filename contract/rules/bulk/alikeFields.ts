import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { referencesIn } from '#contract/registry/references.ts'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import { isObject, own, type JsonObject } from '../diff/json.ts'
import { SEARCHED_FIELDS } from '../search/searchTexts.ts'
import { fieldAt, type FieldKind } from './fieldAt.ts'

type Type = Pick<TypeDocument, 'schema' | 'narrow' | 'relations'>

/** What of a change set makes of every title the very same. */
const PARTS: readonly (keyof ChangeSet)[] = ['set', 'unset']
/** Times are judged against one another, what holds names by what it held before. */
const KINDS: readonly FieldKind[] = ['text', 'number', 'boolean', 'date', 'list']
/** A schema of these words judges each property by itself. */
const APART = ['$schema', '$id', '$defs', 'definitions', 'type', 'properties', 'required', 'additionalProperties']
const SAID = ['title', 'description', 'default', 'examples', 'readOnly']
const SIMPLE = ['string', 'number', 'integer', 'boolean']
/** Decides who sees a title, what it is called and found by, and what follows from its segments. */
const TELLING: readonly string[] = ['prd', ...SEARCHED_FIELDS, 'sg', 'trt']

/**
 * The fields of a change set that does the very same to every sound title of a type: it sets or clears simple values at
 * the top of a record, of which no other field and no column of several fields depends. Whether it may be done, and what
 * becomes of the fields, is then known of all titles at once. Undefined where titles have to be looked at one by one.
 */
export function alikeFields(changes: ChangeSet, type: Type): readonly string[] | undefined {
  const { schema } = type
  const isPlain = Object.entries(changes).every(([part, value]) => value === undefined || PARTS.includes(part as never))
  const names = [...new Set([...Object.keys(changes.set ?? {}), ...(changes.unset ?? [])])]
  if (!isPlain || names.length === 0 || !isJudgedApart(schema)) return undefined
  const bound = boundFields(type)
  return names.every((name) => isSimple(schema, name) && !bound.has(name)) ? names : undefined
}

const isJudgedApart = (schema: JsonObject) =>
  Object.keys(schema).every((word) => APART.includes(word) || SAID.includes(word) || word.startsWith('x-'))

/** A property that its schema judges by its own value alone, whatever stood there. */
function isSimple(schema: JsonObject, name: string): boolean {
  const field = fieldAt(schema, name)
  const properties = own(schema, 'properties')
  const property = isObject(properties) ? own(properties, name) : undefined
  if (!field || field.isReadOnly || !KINDS.includes(field.kind) || !isObject(property)) return false
  const values = field.kind === 'list' ? own(property, 'items') : property
  return isObject(values) && SIMPLE.some((simple) => simple === own(values, 'type'))
}

/** Fields that others are judged by, and those of which columns of a list are made together with others. */
function boundFields({ schema, narrow, relations }: Type): ReadonlySet<string> {
  const { number, airs } = narrow
  const columns = [number, airs?.channel, airs?.from, airs?.to, relations?.parent?.field ?? 'parent', 'ia', 'prt_ic']
  const named = referencesIn(schema).map(({ path }) => path[0])
  return new Set([...TELLING, ...columns, ...named, ...windowFields(schema)].filter((name) => name !== undefined))
}

/** Fields at the top that begin a window which ends in another one, and those that end one. */
function* windowFields(schema: unknown, name?: string): Generator<string> {
  if (Array.isArray(schema)) for (const one of schema) yield* windowFields(one, name)
  if (!isObject(schema)) return
  const after = own(schema, 'x-after')
  if (typeof after === 'string') {
    yield after.split('/').find(Boolean) ?? after
    if (name !== undefined) yield name
  }
  const properties = own(schema, 'properties')
  if (isObject(properties))
    for (const [inner, one] of Object.entries(properties)) yield* windowFields(one, name ?? inner)
  for (const word of ['items', '$defs', 'definitions']) yield* windowFields(own(schema, word), name)
}
